/** Looking back and correcting, as a file of its own. */

export { reviewScreens as screens } from "../app/review/screens.js";
