/** What Stripe's names for missing details mean, the first that fits. Stripe lists them at docs.stripe.com/connect/required-verification-information. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^external_account/, 'a bank account for your payouts'],
  [/^tos_acceptance/, "your agreement to Stripe's terms"],
  [/^business_profile\.(url|product_description)/, 'your website, or what you sell'],
  [/^business_profile\.mcc/, 'what kind of business you run'],
  [/^business_profile\.(support_|name)/, 'how customers recognize and reach you'],
  [/^business_profile/, 'more about what you do'],
  [/statement_descriptor/, "the name on your customers' card statements"],
  [/^business_type/, 'whether you run a company or work for yourself'],
  [/^company\.(tax_id|registration_number)/, "your company's tax ID (EIN)"],
  [/^company\.address/, "your company's address"],
  [/^company\.phone/, "your company's phone number"],
  [/^company\.name/, "your company's legal name"],
  [/bank_account_ownership/, 'proof that the bank account is yours'],
  [/^(company|documents)\..*(verification|license|registration|proof)/, 'a document about your company'],
  [/_provided$|\.relationship\.|^(owners|directors|executives)$/, 'who owns and runs the company'],
  [/\.verification\.additional_document/, 'proof of your home address'],
  [/\.verification\.(document|proof)/, 'a photo ID'],
  [/\.(ssn_last_4|id_number)$/, 'a Social Security number'],
  [/\.dob\./, 'a date of birth'],
  [/\.(first_name|last_name)$/, 'a full name'],
  [/\.address\./, 'a home address'],
  [/\.(email|phone)$/, 'an email address and phone number'],
]

const OTHER = 'more about you or your business'

/** What Stripe asks for, in plain words, each once. Names that we don't know have a general word, at the end. */
export const needsInWords = (needs: readonly string[]): string[] => {
  const words = new Set(needs.map(need => meanings.find(([name]) => name.test(need))?.[1] ?? OTHER))
  return [...words].toSorted((one, other) => Number(one === OTHER) - Number(other === OTHER))
}
