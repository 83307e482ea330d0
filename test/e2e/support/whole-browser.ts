/** For stories about what the headless shell lacks, such as autofill. */
export const wholeBrowser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
