/** Longer answers are sentences about something else. */
const MOST_LETTERS = 80

/** "“Stop, please!!”" as "stop please", "no más" as "no mas", "don't" as "dont". */
const wordsOf = (answer: string): string =>
  answer
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mn}\p{Cf}'’‘`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const POLITE =
  /^(?:(?:please|pls|plz|hi|hello|hey|ok|okay|hola|por favor) )+|(?: (?:please|pls|plz|now|thanks|thank you|ty|por favor|gracias|ya))+$/g

const STOP =
  'stop(?: ?all)?|end|quit|cancel|revoke|unsubscribe|opt ?out|opt me out|alto|parar?|pare|cancelar|basta'
const TEXTS =
  'text|texts|texting|message|messages|messaging|sms|msg|msgs|notifications?|alerts?|mensajes?|textos?|consent|subscription'
const WHICH =
  'all|any|the|these|those|this|your|my|more|of|from|to|sending|send|getting|me|us|los|estos|mas|de|enviar|mandar'
const WHOM = 'me|us|to me|to us|to this number|this number|to my phone|my phone|here|again|any ?more|anymore'

/** Every reply that means only "stop the texts". */
const PLAIN_STOP = new RegExp(
  `^(?:${[
    `(?:${STOP})(?: (?:it|this|that|me|us|all|everything|todo))?`,
    `(?:${STOP}|no more|no mas)(?: (?:${WHICH}))* (?:${TEXTS})(?: (?:${WHOM}))*`,
    `i (?:want|would like|wish|need|d like|id like) to (?:${STOP})`,
    `(?:do not|dont|never|no) (?:text|message|msg|sms|contact|write)(?: (?:${WHOM}))*`,
    `(?:do not|dont) send(?: (?:${WHICH}))*(?: (?:${TEXTS}))(?: (?:${WHOM}))*`,
    '(?:remove|delete) (?:me|us|this number|my number|my phone)(?: from (?:your|the|this|all) (?:list|lists|texts|messages))?',
    'take (?:me|us|this number|my number) off(?: (?:your|the|this) lists?)?',
    'no more|no mas|leave me alone|(?:quiero )?dar(?:me)? de baja|darse de baja|baja',
  ].join('|')})$`,
)

/**
 * Compares the whole answer, because "Cancel my order" and "Yes, 9 is fine" are neither a stop nor a start.
 */
export const meaningOf = (answer: string): 'stop' | 'start' | 'help' | null => {
  const words = wordsOf(answer.slice(0, 4 * MOST_LETTERS))
  if (words.length > MOST_LETTERS) return null
  if (/^(?:start|unstop|yes)$/.test(words)) return 'start'
  if (/^(?:help|info|ayuda)$/.test(words)) return 'help'
  return PLAIN_STOP.test(words.replace(POLITE, '')) ? 'stop' : null
}
