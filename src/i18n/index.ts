export { loadMessages, messagesFor } from './catalogue'
export { chooseLanguage, type Language, languageOf, languages } from './languages'
export type { MessageKey, Messages, Namespace, Translate, Translation } from './messages'
export { LanguageContext, useLanguage, useMessages } from './use-messages'
