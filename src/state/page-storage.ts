/** A named text that outlives the page, as far as the browser allows. */
export interface StoredText {
  read(): string | null
  /** False when the browser keeps nothing: storage is blocked or full. */
  write(text: string): boolean
  remove(): void
}

// Merely naming the storage throws where it is blocked.
function storedText(storage: () => Storage, key: string): StoredText {
  return {
    read() {
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        storage().setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    remove() {
      try {
        storage().removeItem(key)
      } catch {
        // Nothing could be written either.
      }
    },
  }
}

export const localText = (key: string): StoredText => storedText(() => localStorage, key)
export const tabText = (key: string): StoredText => storedText(() => sessionStorage, key)

/** What was typed into forms whose session was lost. A sign-out removes it. */
export const drafts = tabText('portal-elements:drafts')
