import { CommanderError } from 'commander'
import { cli } from './cli'
import { exitCodeOf, exitCodes } from './exit-codes'
import { reportFailure } from './failure'

try {
  await cli().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    // It has been printed: help, the version, or what is wrong with the line.
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage
  } else {
    reportFailure(error)
    process.exitCode = exitCodeOf(error)
  }
}
