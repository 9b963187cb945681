import { noun } from '../noun.js'
import { AccountChangeResolver } from './AccountChangeResolver.js'
import { AccountResolver } from './AccountResolver.js'
import { ApiToken } from './ApiToken.js'
import { accountDemo } from './accountDemo.js'
import { accountMails, resetMail } from './accountMails.js'
import { accountNoticeMails } from './accountNoticeMails.js'
import { accountRoutes } from './accountRoutes.js'
import { BusinessPerson } from './BusinessPerson.js'
import { EmailChange } from './EmailChange.js'
import { EmailConfirmation } from './EmailConfirmation.js'
import { PasswordToken } from './PasswordToken.js'
import { Session } from './Session.js'
import { User } from './User.js'
import { erased, expired, exported } from './userData.js'

export const accounts = noun({
  name: 'accounts',
  why: 'Everybody who does anything has an account.',
  entities: [ApiToken, BusinessPerson, EmailChange, EmailConfirmation, PasswordToken, Session, User],
  resolvers: [AccountChangeResolver, AccountResolver],
  rest: accountRoutes,
  tasks: { resetMail, ...accountMails },
  exported,
  erased,
  expired,
  mails: accountNoticeMails,
  demo: accountDemo,
})
