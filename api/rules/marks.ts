/**
 * Marks that nobody sees or types: numbers copied from a phone's contacts and texts copied from pages carry them. Not the two
 * joiners, which emoji, Persian and the scripts of India need.
 */
const MARKS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

export const withoutMarks = (text: string): string => text.replace(MARKS, '')
