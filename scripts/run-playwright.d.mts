/** Tells the stories of a configuration in Chromium. */
export function runPlaywright(config: string, options?: readonly string[]): Promise<void>
