import Bowser from 'bowser'

/** What a session began in, as far as it can be read from the user agent. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/** @param userAgent - Of a request, so anything. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: known(browser.name, browsers), system: known(os.name, systems) }
}

/** Of an agent that it does not know, the library returns the first word. */
function known(name: string | undefined, names: ReadonlySet<string>): string | null {
  return name !== undefined && names.has(name) ? name : null
}
