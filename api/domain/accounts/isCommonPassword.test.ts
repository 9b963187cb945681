import { isCommonPassword } from './isCommonPassword.js'

test.each([
  [
    'repetitions',
    '00000000 88888888 1111111111 aaaaaaaa 123123123 12312312 abcabcab passpass hunter2hunter2 ÄäÄäÄäÄä',
  ],
  [
    'sequences',
    '87654321 987654321 0987654321 abcdefgh ZYXWVUTS 12345678901 2468ACEG aaaa1111 1234ABCD 13579246',
  ],
  ['rows and columns of the keyboard', 'poiuytrewq lkjhgfdsa QWEasd123 1qaz2wsx3edc qweqweqwe asdfgzxcv'],
  ['the list in any case and width', 'PASSWORD1 QwErTy123 ｐａｓｓｗｏｒｄ１ password1password1'],
])('refuses %s', (_, passwords) => {
  expect(passwords.split(' ').filter(password => !isCommonPassword(password))).toEqual([])
})

test('accepts a password that merely contains a repetition or a sequence', () => {
  const good = [
    ...[
      'dumpster-demo',
      'haul it all',
      'a long password',
      'hauling since 1990',
      'kayak1234lantern',
      'aaaa bbcq',
    ],
    ...['correct horse correct horse', 'qwe7mfk2', 'Ωmega-Straße 9', '🍕🌮🍔🍟🌭🍿🥨🥐'],
  ]
  expect(good.filter(isCommonPassword)).toEqual([])
})

test('takes time proportional to the length', () => {
  for (const part of ['a', 'ab', '123', 'aab']) isCommonPassword(part.repeat(200_000))
}, 10_000)
