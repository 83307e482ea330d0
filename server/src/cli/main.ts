import { cli } from './cli'
import { tellFailure } from './failure'

try {
  await cli().parseAsync()
} catch (error) {
  tellFailure(error)
  process.exitCode = 1
}
