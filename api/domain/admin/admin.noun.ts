import { noun } from '../noun.js'
import { AdminResolver } from './AdminResolver.js'
import { AdminSuspension } from './AdminSuspension.js'
import { AdminSuspensionResolver } from './AdminSuspensionResolver.js'
import { adminRoutes } from './adminRoutes.js'
import { Settings } from './Settings.js'
import { SettingsResolver } from './SettingsResolver.js'
import { TaskResolver } from './TaskResolver.js'
import { tasksInWorklist } from './TasksInWorklist.js'
import { UserActivityResolver } from './UserActivityResolver.js'
import { exported, notExported } from './userData.js'
import { WorklistResolver } from './WorklistResolver.js'

export const admin = noun({
  name: 'admin',
  why: 'Admins look after every noun.',
  adds: [tasksInWorklist],
  entities: [AdminSuspension, Settings],
  resolvers: [
    AdminResolver,
    AdminSuspensionResolver,
    SettingsResolver,
    TaskResolver,
    UserActivityResolver,
    WorklistResolver,
  ],
  rest: adminRoutes,
  exported,
  notExported,
})
