import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentFiles } from '../../support/server/content'
import { testFolder } from '../../support/server/folder'
import { startMailbox } from '../../support/server/mailbox'
import { processDatabase } from '../../support/server/process-database'
import { portalServer, startedServer } from '../../support/server/processes'
import { registeredApplication } from '../../support/server/registered-application'
import { until } from '../../support/server/until'

const tides = (ofSecond: string, description = 'Water levels.') => `name: Tides
description: ${description}
versions:
  - { name: '1.0', status: deprecated }
  - { name: '2.0', registration: [{ strategy: Machine login }]${ofSecond} }
  - { name: '3.0' }
`

test('developers are mailed each step of a version that they use, by import, by command and by its date', async (t) => {
  const folder = await testFolder(t, { ...contentFiles, 'tides/product.yaml': tides('') })
  const mailbox = await startMailbox()
  t.after(() => mailbox.close())
  const environment = {
    ...(await processDatabase(t)).environment,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Harbour Portal <portal@harbour.example>',
  }
  const server = await startedServer(t, environment)
  const operator = async (...args: string[]) => {
    const { code, out, err } = await portalServer(t, args, environment)
    assert.deepEqual([code, err], [0, ''])
    return out
  }
  const refusal = async (...args: string[]) => (await portalServer(t, args, environment)).err
  await operator('import', folder.path)
  const account = ['developers', 'create', 'ada@example.com', '--name', 'Ada', '--password-stdin']
  assert.equal((await portalServer(t, account, environment, 'Correct-horse-1')).code, 0)
  await operator('registrations', 'approve', await registeredApplication(server.url))
  await mailbox.mailTo('ada@example.com', 1)

  const announced = tides(", status: deprecated, sunset: '2099-01-31'")
  await folder.write({ 'tides/product.yaml': announced })
  await operator('import', folder.path, '--dry-run')
  await operator('import', folder.path)
  const deprecated = await mailbox.mailTo('ada@example.com', 2)
  assert.equal(deprecated.subject, 'Tides 2.0 at Harbour APIs is deprecated')
  assert.match(
    String(deprecated.text),
    /\n\nIt will be sunset on January 31, 2099 \(UTC\)\. .*\n\n.* registered for it: “Clock”\.\n\nUse Tides 3\.0 instead\.\n/,
  )

  const soon = new Date(Date.now() + 4_000).toISOString()
  assert.equal(
    await operator('versions', 'deprecate', 'tides/2.0', '--sunset', soon, '--replaced-by', 'tides/1.0'),
    `tides/2.0 is deprecated, and sunset on ${soon}.\n1 developer is mailed.\n`,
  )
  assert.match(String((await mailbox.mailTo('ada@example.com', 3)).text), /\nUse Tides 1\.0 instead\.\n/)
  await until(async () => {
    await operator('jobs', 'run', 'version-mails')
    return mailbox.mails.length > 3
  }, 'the sunset was mailed')
  const sunset = await mailbox.mailTo('ada@example.com', 4)
  assert.equal(sunset.subject, 'Tides 2.0 at Harbour APIs is sunset')
  assert.match(String(sunset.text), /its requests are refused from now on/)

  await folder.write({ 'tides/product.yaml': tides(', status: deprecated', 'All water levels.') })
  await operator('import', folder.path)
  assert.match(await operator('products', 'list'), /2\.0 \(sunset\), 3\.0 {2}Tides/)
  assert.equal(await refusal('versions', 'sunset', 'tides/2.0'), 'tides/2.0 is sunset already.\n')
  assert.equal(
    await operator('versions', 'reset', 'tides/2.0'),
    'tides/2.0 is what the files say again: deprecated.\n',
  )
  assert.match(await refusal('versions', 'reset', 'tides/2.0'), /^Nothing was decided about tides\/2\.0: /)
  assert.match(await refusal('versions', 'sunset', 'tides/9.0'), /^There is no version tides\/9\.0\. /)
  assert.match(
    await refusal('versions', 'deprecate', 'tides/3.0', '--sunset', '2020-01-01'),
    /^2020-01-01 has passed already\. /,
  )
  assert.equal(
    await operator('versions', 'sunset', 'tides/2.0'),
    'tides/2.0 is sunset now.\n1 developer is mailed.\n',
  )
  await mailbox.mailTo('ada@example.com', 5)
  const actions = await operator('audit', '--action', 'version')
  assert.deepEqual(
    Array.from(actions.matchAll(/version\.\w+/g), ([action]) => action),
    ['version.sunset', 'version.reset', 'version.deprecate'],
  )
  assert.deepEqual(
    mailbox.mails.slice(1).map(({ subject }) => subject?.replace(/^.* is /, '')),
    ['deprecated', 'deprecated', 'sunset', 'sunset'],
  )
})
