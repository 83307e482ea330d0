import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../support/server/free-port'

/** Name of the member that has the ID of an element, as the standard says it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** As long as a machine takes that does a lot beside. */
const LIMIT_MS = 20_000
const PAUSE_MS = 100

export interface Element {
  readonly [ELEMENT]: string
}

export interface DriverOptions {
  readonly program: string
  readonly capabilities: object
}

/** A browser behind a W3C WebDriver. */
export interface Driver {
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  url(): Promise<string>
  title(): Promise<string>
  /** Runs the body of a function in the page. */
  run<T>(script: string, ...values: unknown[]): Promise<T>
  click(element: Element): Promise<void>
  /** Replaces what is in a field. */
  fill(element: Element, text: string): Promise<void>
  press(element: Element, keys: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  deleteCookies(): Promise<void>
  close(): Promise<void>
}

/** Tries something until it succeeds, as Playwright's assertions do. */
export async function until<T>(attempt: () => Promise<T>, limit = LIMIT_MS): Promise<T> {
  const end = performance.now() + limit
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await delay(PAUSE_MS)
  }
}

/** Starts a driver and a browser. */
export async function startDriver({ program, capabilities }: DriverOptions): Promise<Driver> {
  const port = await freePort()
  const child = spawn(program, [`--port=${port}`], { stdio: ['ignore', 'ignore', 'inherit'] })
  const base = `http://127.0.0.1:${port}`

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }

  await until(() => send('GET', '/status'))
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `/session/${sessionId}`
  const post = <T = void>(path: string, body?: object) => send<T>('POST', session + path, body)
  const ofElement = (element: Element, command: string) => `/element/${element[ELEMENT]}/${command}`

  return {
    open: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    back: () => post('/back'),
    url: () => send('GET', `${session}/url`),
    title: () => send('GET', `${session}/title`),
    run: (script, ...args) => post('/execute/sync', { script, args }),
    click: (element) => post(ofElement(element, 'click')),
    async fill(element, text) {
      await post(ofElement(element, 'clear'))
      await post(ofElement(element, 'value'), { text })
    },
    press: (element, text) => post(ofElement(element, 'value'), { text }),
    resize: (width, height) => post('/window/rect', { width, height }),
    deleteCookies: () => send('DELETE', `${session}/cookie`),
    async close() {
      await send('DELETE', session).catch((error: unknown) => console.error(error))
      child.kill('SIGKILL')
    },
  }
}
