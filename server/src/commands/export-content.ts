import { PathUnknown } from '../export/document-files'
import { exportFolder, FolderInUse } from '../export/export-folder'
import { refuse, said, type Command } from './command'

/** Writes the content as files. `folder` is absolute. */
export const exportContent: Command<{ folder: string }> = {
  async run(database, { folder }) {
    try {
      const files = await exportFolder(database, folder)
      return said(
        `${files} files were written to ${folder}. Secrets and accounts are not among them: they are in backups.`,
        { folder, files },
      )
    } catch (error) {
      if (error instanceof FolderInUse) refuse(`${folder} is not an empty folder; name a new one.`)
      if (error instanceof PathUnknown)
        refuse(
          `The document ${error.message} was stored by an earlier version. Import the content again, then export it.`,
        )
      throw error
    }
  },
}
