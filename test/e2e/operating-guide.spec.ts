import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentationSamples } from '../support/doc-samples'
import { freePort } from '../support/server/free-port'
import { operatorPassword, operatorShell } from '../support/server/operator-shell'
import { expect, signInByForm, test } from './support/portal'

const [build = '', commands = ''] = documentationSamples()
  .filter(({ at, language }) => at.startsWith('docs/operating.md') && language === 'sh')
  .map(({ source }) => source)

test('the operating guide, followed from its first line, ends with a portal that a developer can use', async ({
  page,
}) => {
  const [installing, starting = ''] = build.trim().split('\n')
  expect(installing).toBe('npm ci && npm run build')
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { PATH = '', HOME = '' } = process.env
  const settings = { PORT: String(port), DATA_DIR: join(folder, 'data') }
  const server = spawn('sh', ['-c', `exec ${starting}`], {
    env: { PATH, HOME, ...settings },
    stdio: 'ignore',
  })
  const ended = new Promise((end) => server.once('exit', end))
  try {
    const ready = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok
    await expect.poll(ready, { timeout: 30_000 }).toBe(true)

    const atShell = await operatorShell(folder, settings)
    const lines = commands
      .split('\n')
      .filter((line) => /^portal-server (import|developers|access grant)/.test(line))
    expect(lines).toHaveLength(6)
    for (const line of lines) expect(await atShell(line), line).toMatch(/^done\n/)

    await signInByForm(page, url, { email: 'ada@example.com', password: operatorPassword })
    await page.getByRole('link', { name: 'Chandlery Orders', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Chandlery Orders' })).toBeVisible()
  } finally {
    server.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
})
