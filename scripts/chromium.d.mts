/** Returns the path of a Chromium that starts. */
export function findChromium(): Promise<string>

/** Finds the headless shell; undefined where there is none to install. */
export function findHeadlessShell(): string | undefined
