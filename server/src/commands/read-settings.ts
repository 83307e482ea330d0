import { readPortal } from '../store/portal'
import { said, type Command } from './command'

/** Returns the settings of the portal, for commands that need more than the database. */
export const readSettings: Command<Record<never, never>> = {
  async run({ db }) {
    const { settings } = await readPortal(db)
    return said(settings.name, settings)
  },
}
