import type { Translation } from '../../../messages'
import type english from '../../en/product/document'

export default {
  brokenLink: 'Cette page n’existe pas',
  noImage: 'Image non disponible',
  noImageOf: 'Image non disponible : {{alt}}',
  done: 'Fait',
  toDo: 'À faire',
  unknown: 'Contenu qui ne peut pas être affiché ici',
  unknownKind: 'Contenu qui ne peut pas être affiché ici ({{kind}})',
  linkToSection: 'Lien vers cette section',
  table: 'Tableau',
  code: 'Code',
  codeIn: 'Code, {{lang}}',
  copyCode: 'Copier le code',
  copyMarkdown: 'Copier la page en Markdown',
  copied: 'Copié dans le presse-papiers',
  copyFailed: 'Échec de la copie dans le presse-papiers',
  note: 'Remarque',
  tip: 'Conseil',
  important: 'Important',
  warning: 'Avertissement',
  caution: 'Attention',
  details: 'Détails',
  footnotes: 'Notes de bas de page',
  footnote: 'Note {{number}}',
  backToReference: 'Retour à l’appel de note {{number}}',
} satisfies Translation<typeof english>
