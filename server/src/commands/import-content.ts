import { importFolder, type ImportReport } from '../import/import-folder'
import { ImportRefused, lineOf } from '../import/mistakes'
import { CommandRefused, type Command } from './command'

/** `folder` is absolute: the process that reads it may stand elsewhere. */
export const importContent: Command<{ folder: string }> = {
  name: 'import',
  async run(database, { folder }) {
    try {
      return linesOf(await importFolder(database, folder))
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      const { mistakes } = error
      const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`
      throw new CommandRefused([...mistakes.map(lineOf), `Nothing was imported: ${count}.`])
    }
  },
}

function linesOf({ portal, added, changed, unchanged, removed }: ImportReport): string[] {
  return [
    portal === 'absent' ? 'portal.yaml: none, the settings stay' : `portal.yaml: ${portal}`,
    ...Object.entries({ added, changed, unchanged, removed })
      .filter(([, products]) => products.length > 0)
      .map(([fate, products]) => `${fate}: ${products.join(', ')}`),
  ]
}
