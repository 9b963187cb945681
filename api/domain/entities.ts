import { ApiToken } from './accounts/ApiToken.js'
import { EmailChange } from './accounts/EmailChange.js'
import { EmailConfirmation } from './accounts/EmailConfirmation.js'
import { PasswordToken } from './accounts/PasswordToken.js'
import { Session } from './accounts/Session.js'
import { User } from './accounts/User.js'
import { AdminSuspension } from './admin/AdminSuspension.js'
import { Settings } from './admin/Settings.js'
import { VendorApplication } from './applications/VendorApplication.js'
import { AuditEvent } from './audit/AuditEvent.js'
import { Bid } from './bids/Bid.js'
import { Business } from './businesses/Business.js'
import { ChangeOrder } from './changeOrders/ChangeOrder.js'
import { Charge } from './charges/Charge.js'
import { DataExport } from './exports/DataExport.js'
import { Job } from './jobs/Job.js'
import { JobEvent } from './jobs/JobEvent.js'
import { LedgerTransfer } from './ledger/LedgerTransfer.js'
import { Message } from './messages/Message.js'
import { Notice } from './notices/Notice.js'
import { OfferRule } from './offers/OfferRule.js'
import { Payment } from './payments/Payment.js'
import { Question } from './questions/Question.js'
import { Rating } from './ratings/Rating.js'
import { Statement } from './statements/Statement.js'
import { SupportTicket } from './support/SupportTicket.js'
import { Upload } from './uploads/Upload.js'
import { DumpsterSize } from './vendors/DumpsterSize.js'
import { ServiceArea } from './vendors/ServiceArea.js'
import { VendorDocument } from './vendors/VendorDocument.js'
import { VendorService } from './vendors/VendorService.js'
import { CalendarFeed } from './visits/CalendarFeed.js'
import { Visit } from './visits/Visit.js'
import { VisitPhoto } from './visits/VisitPhoto.js'

export const entities = [
  AdminSuspension,
  ApiToken,
  AuditEvent,
  Bid,
  Business,
  CalendarFeed,
  DataExport,
  DumpsterSize,
  EmailChange,
  EmailConfirmation,
  Job,
  JobEvent,
  LedgerTransfer,
  Message,
  Notice,
  OfferRule,
  PasswordToken,
  Payment,
  Question,
  Rating,
  ServiceArea,
  Session,
  Settings,
  Statement,
  SupportTicket,
  Upload,
  User,
  VendorApplication,
  VendorDocument,
  VendorService,
  Visit,
  Charge,
  ChangeOrder,
  VisitPhoto,
]
