#!/usr/bin/env node
/**
 * Starts the Firefox that FIREFOX_PATH names, for Playwright, which asks each browser to emulate media features. Firefox does not know that
 * command of WebDriver BiDi yet, so it gets all others, and that one is answered here.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'

const UNKNOWN = 'emulation.setMediaFeaturesOverride'
const listening = /^WebDriver BiDi listening on (ws:\/\/\S+)$/

/** Firefox behind a socket that answers one command by itself. */
function relay(address) {
  const server = new WebSocket.Server({ port: 0, host: '127.0.0.1' })
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(address + url, { maxPayload: 1 << 28 })
    const opened = new Promise((resolve) => browser.once('open', resolve))
    client.on('message', (data) => {
      const text = data.toString()
      const { id, method } = JSON.parse(text)
      if (method === UNKNOWN) client.send(JSON.stringify({ id, type: 'success', result: {} }))
      else opened.then(() => browser.send(text)).catch(console.error)
    })
    browser.on('message', (data) => client.send(data.toString()))
    browser.once('close', () => client.close())
    browser.once('error', (error) => client.close(1011, error.message))
    client.once('close', () => browser.close())
  })
  return new Promise((started) => server.once('listening', () => started(server.address().port)))
}

const child = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
child.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
for await (const line of createInterface({ input: child.stderr })) {
  const [, address] = listening.exec(line) ?? []
  const shown = address ? line.replace(address, `ws://127.0.0.1:${await relay(address)}`) : line
  process.stderr.write(`${shown}\n`)
}
