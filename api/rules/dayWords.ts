// Written by hand: the product is in American English only, and creating Intl's formatters takes a phone longer than
// rendering their list.
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Mar 3", for a date in UTC parts. */
const monthDayOf = (shown: Date): string => `${MONTHS[shown.getUTCMonth()]} ${shown.getUTCDate()}`

/** "Wed, Mar 3", for a date in UTC parts. */
export const dayWordsOf = (shown: Date): string => `${WEEKDAYS[shown.getUTCDay()]}, ${monthDayOf(shown)}`

const dateOf = (date: string) => new Date(`${date}T00:00:00Z`)

/** "Mar 3", without a year: these dates are days away. */
export const monthDay = (date: string): string => monthDayOf(dateOf(date))

/** "Wed, Mar 3" */
export const dayWords = (date: string): string => dayWordsOf(dateOf(date))
