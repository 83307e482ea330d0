/** Tells the stories of a configuration in Chromium. */
export function runPlaywright(config: string): Promise<void>
