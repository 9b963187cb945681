import type { ServiceType } from '../../rules/kinds.js'
import type { Demo } from '../Demo.js'
import { Notice } from '../notices/Notice.js'
import { VendorApplication } from './VendorApplication.js'

/** Two waiting applications, one with a few words and one without. */
const demoApplications: {
  businessName: string
  firstName: string
  lastName: string
  email: string
  phone: string
  zipCode: string
  services: ServiceType[]
  message: string | null
  hours: number
}[] = [
  {
    businessName: 'Novak Roll-Offs',
    firstName: 'Vera',
    lastName: 'Novak',
    email: 'vera@example.org',
    phone: '(512) 555-0182',
    zipCode: '78664',
    services: ['dumpster_rental'],
    hours: 30,
    message: 'Nine containers of 10 to 30 yards, and two trucks. We work all of Round Rock and Georgetown.',
  },
  {
    ...{
      businessName: 'Two Brothers Hauling',
      firstName: 'Luis',
      lastName: 'Ortega',
      email: 'luis@example.org',
    },
    phone: '(512) 555-0126',
    zipCode: '78617',
    services: ['junk_pickup'],
    hours: 5,
    message: null,
  },
]

export const applicationDemo: Demo = {
  accounts({ tx, users, hoursAgo }) {
    for (const { hours, ...application } of demoApplications) {
      const createdAt = hoursAgo(hours)
      const { id } = tx.create(VendorApplication, { ...application, createdAt, consentedAt: createdAt })
      const told = { eventId: id, kind: 'application_received' as const, data: { applicationId: id } }
      tx.create(Notice, { ...told, jobId: null, userId: users.admin!.id, createdAt })
    }
  },
}
