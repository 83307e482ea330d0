import { executeServerCommand } from '@web/test-runner-commands'

// Before any hook that tidies the page up: modules that do so import this one first.
afterEach(async function () {
  const test = this.currentTest
  if (test?.state !== 'failed') return
  const { path } = await executeServerCommand<{ path: string }, { name: string }>('keep-picture', {
    name: test.fullTitle(),
  })
  console.error(`Picture of the failure: ${path}`)
})
