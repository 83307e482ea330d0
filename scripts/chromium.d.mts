/** Returns the path of a Chromium that starts. */
export function findChromium(): Promise<string>
