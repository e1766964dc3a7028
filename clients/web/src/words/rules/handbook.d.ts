/** The brief of every game in a language, as scripts/briefs.js takes it from the handbook. */
declare module "handbook:*" {
    const games: Record<string, {title: string, steps: string[], diagrams: {name: string, svg: string}[]}>;
    export default games;
}
