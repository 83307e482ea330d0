import type { Command } from 'commander'
import { lists } from './command-line'

/** `portal-server products …` */
export function addProducts(program: Command): void {
  lists(
    program
      .command('products')
      .description('products that were imported')
      .command('list')
      .description('folder, ID, who may view it and register, versions and name, by name'),
    'products list',
  )
}
