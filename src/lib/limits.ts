/** Characters of a name or text field of an application or a credential, as the Portal API allows. */
export const MAX_FIELD_CHARACTERS = 255

/** Rows per page of the lists inside an application. */
export const LIST_PAGE_SIZE = 25

/** Pause in typing after which a list on the server is searched. */
export const TYPING_PAUSE_MS = 300

/** The same for the search in documents, whose results appear as the viewer types. */
export const LIVE_TYPING_PAUSE_MS = 200
