import type { Command } from 'commander'
import { readConfig } from '../config/config'
import { housekeepingAges } from '../rules/jobs'
import { lists, performs } from './command-line'

/** `portal-server jobs …` */
export function addJobs(program: Command): void {
  const jobs = program.command('jobs').description('what a server does from time to time')

  lists(
    jobs.command('list').description('names, when each ran and runs again, how long it took, and its error'),
    'jobs list',
  )

  performs(
    jobs.command('run').description('run one now').argument('<name>', 'as in the list'),
    'jobs run',
    ([name = '']) => ({ name, ages: housekeepingAges(readConfig(process.env)) }),
  )
}
