import { newId } from '../../platform/ids.js'
import { queued } from '../queued.js'

export const accountTasks = {
  // Has no subject, because it isn't known yet whether there is an account.
  resetMail: queued<{ email: string }>({ event: () => `:${newId()}` }),
  emailConfirmationMail: queued<{ userId: string; email: string }>({
    event: ({ userId }) => `${userId}:${newId()}`,
  }),
  emailReplacedMail: queued<{ userId: string; email: string }>({
    event: ({ userId }) => `${userId}:${newId()}`,
  }),
  emailChangedMail: queued<{ changeId: string }>({ event: ({ changeId }) => changeId }),
  emailTakenBackMail: queued<{ changeId: string; email: string }>({ event: ({ changeId }) => changeId }),
  passwordChangedMail: queued<{ userId: string; email: string }>({
    event: ({ userId }) => `${userId}:${newId()}`,
  }),
  invitationMail: queued<{ userId: string }>({ event: ({ userId }) => `${userId}:${newId()}` }),
}
