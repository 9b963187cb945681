import { queued } from '../queued.js'

export const applicationTasks = {
  applicationMail: queued<{ applicationId: string }>({ event: ({ applicationId }) => applicationId }),
  applicationDeclinedMail: queued<{ applicationId: string }>({ event: ({ applicationId }) => applicationId }),
}
