export { loadMessages, messagesFor } from './catalogue'
export {
  errorText,
  type FailedRequest,
  type FormErrorOptions,
  type FormErrorText,
  formErrorText,
} from './error-texts'
export { type Format, formatFor } from './format'
export { chooseLanguage, type Language, languageOf, languages } from './languages'
export type { MessageKey, Messages, Namespace, PlainMessageKey, Translate, Translation } from './messages'
export { fieldTexts, reasonText } from './rule-text'
export { LanguageContext, useFormat, useLanguage, useMessages } from './use-messages'
