import type { Command } from 'commander'
import { lists } from './command-line'

/** `portal-server searches …` */
export function addSearches(program: Command): void {
  lists(
    program
      .command('searches')
      .description('what readers searched and did not find')
      .command('list')
      .description('how often, last day and words, the most frequent first'),
    'searches list',
  )
}
