/** Compile the package where it is installed from its sources: for `npm pack`, and for an install from a folder or a repository. */

import { execSync } from "node:child_process";
import { existsSync } from "node:fs";

const ROOT = new URL("../", import.meta.url);
const run = (command) => execSync(command, { cwd: ROOT, stdio: "inherit" });

// An install of this folder from another one brings none of the packages that compiling needs.
if (!existsSync(new URL("node_modules/typescript/package.json", ROOT))) run("npm ci --ignore-scripts --prefer-offline");
run("npm run compile");
