import { fork } from 'node:child_process'
import { join } from 'node:path'

/**
 * A plugin of the test runner by which tests in the browser start and stop real portals. The server is TypeScript, so it
 * runs in a process that can read it, or from the bundle of the Node tests, which `NODE_BUNDLE` names.
 */
export function portalCommands() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let host
  let lastId = 0
  /** @type {Map<number, { resolve: (value: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()

  function startHost() {
    const { NODE_BUNDLE } = process.env
    const child = NODE_BUNDLE
      ? fork(join(NODE_BUNDLE, 'test/support/portal-host.mjs'))
      : fork('test/support/portal-host.ts', { execArgv: ['--import', 'tsx'] })
    child.on('message', ({ id, error, ...result }) => {
      const order = waiting.get(id)
      waiting.delete(id)
      if (error) order?.reject(new Error(error))
      else order?.resolve(result)
    })
    child.on('exit', (code) => {
      for (const { reject } of waiting.values()) reject(new Error(`The portals' process ended with ${code}.`))
      waiting.clear()
    })
    return child
  }

  function order(what) {
    host ??= startHost()
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      host.send({ id, ...what })
    })
  }

  return {
    name: 'portal-commands',
    executeCommand({ command, payload }) {
      if (command === 'start-portal') return order({ start: payload })
      if (command === 'start-forms-api') return order({ startForms: payload })
      if (command === 'add-developer') return order({ addDeveloper: payload }).then(() => true)
      if (command === 'report-traffic') return order({ reportTraffic: payload }).then(() => true)
      if (command === 'stop-portal') return order({ stop: payload.url }).then(() => true)
      return undefined
    },
    // The first portal of a process reads the whole server from the disk, for which a busy machine needs longer than a test may last.
    async serverStart() {
      const { url } = await order({ start: {} })
      await order({ stop: url })
    },
    serverStop: () => host?.disconnect(),
  }
}
