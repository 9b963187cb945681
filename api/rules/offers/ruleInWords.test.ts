import { haulRuleInWords, ruleInWords } from './ruleInWords.js'

type Rule = Parameters<typeof ruleInWords>[0]

const rule: Rule = {
  size: '10_yard',
  price: '295.00',
  zipCodes: [],
  debris: [],
  weekdays: [],
  noticeHours: 24,
  mostPerDay: null,
}

test.each<[string, Partial<Rule>]>([
  ["I'll bid $295 on 10 yard rentals in any of my ZIP codes, a day ahead", {}],
  ["I'll bid … on … rentals in any of my ZIP codes, a day ahead", { size: null, price: null }],
  [
    "I'll bid $295.50 on 10 yard rentals in 78701, 4 hours ahead",
    {
      price: '295.5',
      zipCodes: ['78701'],
      noticeHours: 4,
    },
  ],
  [
    "I'll bid $295 on 10 yard rentals with household or heavy debris in 78701 or 78704, 2 days ahead",
    {
      zipCodes: ['78701', '78704'],
      debris: ['household', 'heavy'],
      noticeHours: 48,
    },
  ],
  [
    "I'll bid $295 on 10 yard rentals with unnamed debris delivered on a Monday, Tuesday, or Friday in any of my ZIP codes, with no notice, at most 2 a day",
    { debris: ['not_sure'], weekdays: [1, 2, 5], noticeHours: 0, mostPerDay: 2 },
  ],
  [
    "I'll bid $295 on 10 yard rentals in 78701, 78702, 78703, 78704, 78705, or 2 more ZIP codes, an hour ahead",
    { zipCodes: ['78701', '78702', '78703', '78704', '78705', '78721', '78722'], noticeHours: 1 },
  ],
])('says a rule in a sentence: %s', (words, some) => {
  expect(ruleInWords({ ...rule, ...some })).toBe(words)
})

type HaulRule = Parameters<typeof haulRuleInWords>[0]

const haulRule: HaulRule = {
  minimum: '99.00',
  from: '80.00',
  to: '400.00',
  zipCodes: ['78701'],
  weekdays: [],
  noticeHours: 24,
  mostPerDay: null,
}

test.each<[string, Partial<HaulRule>]>([
  ["I'll bid $99 to $400 on junk in 78701, a day ahead", {}],
  ["I'll bid $120 to $400 on junk in 78701, a day ahead", { from: '120.00' }],
  ["I'll bid $500 on junk in 78701, a day ahead", { minimum: '500.00' }],
  ["I'll bid … on junk in 78701, a day ahead", { minimum: null, from: null, to: null }],
  ["I'll bid $80 to … on junk in 78701, a day ahead", { minimum: null, to: null }],
  [
    "I'll bid $99 to $400 on junk picked up on a Monday or Friday in any of my ZIP codes, with no notice, at most 2 a day",
    { zipCodes: [], weekdays: [1, 5], noticeHours: 0, mostPerDay: 2 },
  ],
])('says a rule for junk in a sentence: %s', (words, some) => {
  expect(haulRuleInWords({ ...haulRule, ...some })).toBe(words)
})
