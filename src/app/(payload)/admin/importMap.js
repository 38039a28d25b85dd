import { StateLabel as StateLabel_7238946c1d7d388e0ca46058cb48b57d } from '../../../components/admin/workflow/state-label'
import { StateCell as StateCell_9388871eff87680e4a98a26914ee36de } from '../../../components/admin/workflow/state-cell'
import { ReviewPanel as ReviewPanel_3b5c6181028508a746647831b0cb7368 } from '../../../components/admin/workflow/review-panel'
import { PersonCell as PersonCell_90d9c8c8cba9b36ead35037fa6ba8125 } from '../../../components/admin/workflow/person-cell'
import { Nothing as Nothing_0ebaf2d20cb55885e65f7944008317c1 } from '../../../components/admin/workflow/nothing'
import { TreeCell as TreeCell_e3f35575048c684f38a116c0c1720d15 } from '../../../components/admin/page-list/tree-cell'
import { PatternBar as PatternBar_c74539a9222adb29b6ba2ab481da8491 } from '../../../components/admin/patterns/pattern-bar'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SocialCardField as SocialCardField_5d1f6425b025e8b0a7823044eda6a8c3 } from '../../../components/admin/seo/social-card-field'
import { SharePanel as SharePanel_99adb2f7d75b11580b58b51411a53406 } from '../../../components/admin/sharing/share-panel'
import { UsagePanel as UsagePanel_7950278c0095d5ebb6fa4116ef9347ba } from '../../../components/admin/usage/usage-panel'
import { UploadPage as UploadPage_c53c4916ef8bfea5a8e8620d3b70ab14 } from '../../../components/admin/page-files/upload-page'
import { ExportListMenuItem as ExportListMenuItem_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ImportListMenuItem as ImportListMenuItem_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { EditLink as EditLink_2ffb16f1f70cc4e1c7488b144d0b1855 } from '../../../components/admin/preview/edit-link'
import { Together as Together_0fbb785099229cc0773f7cbbdc363a9c } from '../../../components/admin/together/together'
import { ReviewLink as ReviewLink_0dbd3f00a0841a8ec4ff4183f6bd8f8c } from '../../../components/admin/workflow/review-link'
import { ExampleCount as ExampleCount_6166e18d9c04216df54fd4ac845ea697 } from '../../../components/admin/examples/example-count'
import { OpenAskedField as OpenAskedField_4ae56420b632a1d18a58c24f75722b7f } from '../../../components/admin/links/open-asked-field'
import { KeepErrors as KeepErrors_d218b2f31b5c7ec19ffcd5428e0d0207 } from '../../../components/admin/publishing/keep-errors'
import { History as History_f78b1c8ed093cff7361611f0155db81b } from '../../../components/admin/history/history'
import { RowKeys as RowKeys_9ba62bb76eaf1270c7decbb700241ad8 } from '../../../components/admin/rows/row-keys'
import { NewSections as NewSections_8274b24dfba0852df6ff25ec1f0cbba9 } from '../../../components/admin/rows/new-sections'
import { DownloadPage as DownloadPage_a2f170cc7c71c721fb07b8a287f52697 } from '../../../components/admin/page-files/download-page'
import { VersionsView as VersionsView_d97061f6deca1fdfbaaf99024140e496 } from '../../../components/admin/versions/versions-view'
import { RowLabel as RowLabel_bf77544266d401359bb913e1e4b02cd4 } from '../../../components/admin/row-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TargetCell as TargetCell_0a59748e52d538c4d8999bde16ebc5c6 } from '../../../components/admin/redirects/target-cell'
import { ImportRedirects as ImportRedirects_c9c18b05249abf2f6106d6f505592b09 } from '../../../components/admin/redirects/import-redirects'
import { PlaceCell as PlaceCell_64531e34d0f1cc587a460c946933edaf } from '../../../components/admin/links/place-cell'
import { CheckBar as CheckBar_df0172abb4c537388a2a13e243abea02 } from '../../../components/admin/links/check-bar'
import { DocumentCell as DocumentCell_e7df391430533b247fa7e9fa2bcf8a01 } from '../../../components/admin/audit/document-cell'
import { KindCell as KindCell_a2b022e3925d1eb35ae8bd17e9692d18 } from '../../../components/admin/audit/kind-cell'
import { DetailCell as DetailCell_338fc5c304b7502c2e45b57a4271b14c } from '../../../components/admin/audit/detail-cell'
import { CurrentPassword as CurrentPassword_b80c41d83a134a4108c03fe452711cca } from '../../../components/admin/account/current-password'
import { Invitation as Invitation_39a05e1cdb00ef11587489af940242c0 } from '../../../components/admin/invitations/invitation'
import { SecondFactor as SecondFactor_1bcfba0a02254b50a41f0e03ab9ed478 } from '../../../components/admin/sign-in/second-factor'
import { SessionPanel as SessionPanel_136c97603a45c2696ed26659e22381ad } from '../../../components/admin/sessions/session-panel'
import { Invite as Invite_04a4a6241db5da30037f5b7b0580af51 } from '../../../components/admin/invitations/invite'
import { FormatField as FormatField_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { LimitField as LimitField_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { Page as Page_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { SortBy as SortBy_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { SortOrder as SortOrder_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { SelectionToUseField as SelectionToUseField_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { FieldsToExport as FieldsToExport_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { CollectionField as CollectionField_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ExportPreview as ExportPreview_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ExportSaveButton as ExportSaveButton_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ImportPreview as ImportPreview_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ImportSaveButton as ImportSaveButton_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ExampleNotice as ExampleNotice_8f8ec68e6a1c9c96d6c26aa9e73e2d3f } from '../../../components/admin/examples/example-notice'
import { SkipLinks as SkipLinks_deb2d65ca0e533345b32f72e9cad2aff } from '../../../components/admin/skip-links/skip-links'
import { Icon as Icon_626e24b987f1ce07afe3d44061a1a2bf } from '../../../components/admin/graphics'
import { Logo as Logo_626e24b987f1ce07afe3d44061a1a2bf } from '../../../components/admin/graphics'
import { Bell as Bell_f70fa92c3c6b76dcbb12ea802f755608 } from '../../../components/admin/notifications/bell'
import { InboxNavLink as InboxNavLink_211dcc56e19a31b82bf01300b5f4a69d } from '../../../components/admin/inbox/nav-link'
import { Tour as Tour_e98631e1088ffb65e0612e684eec09ea } from '../../../components/admin/tour/tour'
import { Dashboard as Dashboard_65003b8a00d59977e4089582e5cb196e } from '../../../components/admin/dashboard/dashboard'
import { Shortcuts as Shortcuts_4500e550de5073069fbf889fc6eb7c24 } from '../../../components/admin/shortcuts/shortcuts'
import { AccessibleNames as AccessibleNames_9e92a775be551a6c11359c5988cad11e } from '../../../components/admin/names/accessible-names'
import { ImportExportProvider as ImportExportProvider_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { LoginView as LoginView_2d165253933ea132262036b6ddf5b293 } from '../../../components/admin/sign-in/login-view'
import { InboxView as InboxView_bf7eef67c04420058cdc723acba39c27 } from '../../../components/admin/inbox/inbox-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/admin/workflow/state-label#StateLabel": StateLabel_7238946c1d7d388e0ca46058cb48b57d,
  "/components/admin/workflow/state-cell#StateCell": StateCell_9388871eff87680e4a98a26914ee36de,
  "/components/admin/workflow/review-panel#ReviewPanel": ReviewPanel_3b5c6181028508a746647831b0cb7368,
  "/components/admin/workflow/person-cell#PersonCell": PersonCell_90d9c8c8cba9b36ead35037fa6ba8125,
  "/components/admin/workflow/nothing#Nothing": Nothing_0ebaf2d20cb55885e65f7944008317c1,
  "/components/admin/page-list/tree-cell#TreeCell": TreeCell_e3f35575048c684f38a116c0c1720d15,
  "/components/admin/patterns/pattern-bar#PatternBar": PatternBar_c74539a9222adb29b6ba2ab481da8491,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/components/admin/seo/social-card-field#SocialCardField": SocialCardField_5d1f6425b025e8b0a7823044eda6a8c3,
  "/components/admin/sharing/share-panel#SharePanel": SharePanel_99adb2f7d75b11580b58b51411a53406,
  "/components/admin/usage/usage-panel#UsagePanel": UsagePanel_7950278c0095d5ebb6fa4116ef9347ba,
  "/components/admin/page-files/upload-page#UploadPage": UploadPage_c53c4916ef8bfea5a8e8620d3b70ab14,
  "@payloadcms/plugin-import-export/rsc#ExportListMenuItem": ExportListMenuItem_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#ImportListMenuItem": ImportListMenuItem_cdf7e044479f899a31f804427d568b36,
  "/components/admin/preview/edit-link#EditLink": EditLink_2ffb16f1f70cc4e1c7488b144d0b1855,
  "/components/admin/together/together#Together": Together_0fbb785099229cc0773f7cbbdc363a9c,
  "/components/admin/workflow/review-link#ReviewLink": ReviewLink_0dbd3f00a0841a8ec4ff4183f6bd8f8c,
  "/components/admin/examples/example-count#ExampleCount": ExampleCount_6166e18d9c04216df54fd4ac845ea697,
  "/components/admin/links/open-asked-field#OpenAskedField": OpenAskedField_4ae56420b632a1d18a58c24f75722b7f,
  "/components/admin/publishing/keep-errors#KeepErrors": KeepErrors_d218b2f31b5c7ec19ffcd5428e0d0207,
  "/components/admin/history/history#History": History_f78b1c8ed093cff7361611f0155db81b,
  "/components/admin/rows/row-keys#RowKeys": RowKeys_9ba62bb76eaf1270c7decbb700241ad8,
  "/components/admin/rows/new-sections#NewSections": NewSections_8274b24dfba0852df6ff25ec1f0cbba9,
  "/components/admin/page-files/download-page#DownloadPage": DownloadPage_a2f170cc7c71c721fb07b8a287f52697,
  "/components/admin/versions/versions-view#VersionsView": VersionsView_d97061f6deca1fdfbaaf99024140e496,
  "/components/admin/row-label#RowLabel": RowLabel_bf77544266d401359bb913e1e4b02cd4,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/admin/redirects/target-cell#TargetCell": TargetCell_0a59748e52d538c4d8999bde16ebc5c6,
  "/components/admin/redirects/import-redirects#ImportRedirects": ImportRedirects_c9c18b05249abf2f6106d6f505592b09,
  "/components/admin/links/place-cell#PlaceCell": PlaceCell_64531e34d0f1cc587a460c946933edaf,
  "/components/admin/links/check-bar#CheckBar": CheckBar_df0172abb4c537388a2a13e243abea02,
  "/components/admin/audit/document-cell#DocumentCell": DocumentCell_e7df391430533b247fa7e9fa2bcf8a01,
  "/components/admin/audit/kind-cell#KindCell": KindCell_a2b022e3925d1eb35ae8bd17e9692d18,
  "/components/admin/audit/detail-cell#DetailCell": DetailCell_338fc5c304b7502c2e45b57a4271b14c,
  "/components/admin/account/current-password#CurrentPassword": CurrentPassword_b80c41d83a134a4108c03fe452711cca,
  "/components/admin/invitations/invitation#Invitation": Invitation_39a05e1cdb00ef11587489af940242c0,
  "/components/admin/sign-in/second-factor#SecondFactor": SecondFactor_1bcfba0a02254b50a41f0e03ab9ed478,
  "/components/admin/sessions/session-panel#SessionPanel": SessionPanel_136c97603a45c2696ed26659e22381ad,
  "/components/admin/invitations/invite#Invite": Invite_04a4a6241db5da30037f5b7b0580af51,
  "@payloadcms/plugin-import-export/rsc#FormatField": FormatField_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#LimitField": LimitField_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#Page": Page_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#SortBy": SortBy_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#SortOrder": SortOrder_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#SelectionToUseField": SelectionToUseField_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#FieldsToExport": FieldsToExport_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#CollectionField": CollectionField_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#ExportPreview": ExportPreview_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#ExportSaveButton": ExportSaveButton_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#ImportPreview": ImportPreview_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#ImportSaveButton": ImportSaveButton_cdf7e044479f899a31f804427d568b36,
  "/components/admin/examples/example-notice#ExampleNotice": ExampleNotice_8f8ec68e6a1c9c96d6c26aa9e73e2d3f,
  "/components/admin/skip-links/skip-links#SkipLinks": SkipLinks_deb2d65ca0e533345b32f72e9cad2aff,
  "/components/admin/graphics#Icon": Icon_626e24b987f1ce07afe3d44061a1a2bf,
  "/components/admin/graphics#Logo": Logo_626e24b987f1ce07afe3d44061a1a2bf,
  "/components/admin/notifications/bell#Bell": Bell_f70fa92c3c6b76dcbb12ea802f755608,
  "/components/admin/inbox/nav-link#InboxNavLink": InboxNavLink_211dcc56e19a31b82bf01300b5f4a69d,
  "/components/admin/tour/tour#Tour": Tour_e98631e1088ffb65e0612e684eec09ea,
  "/components/admin/dashboard/dashboard#Dashboard": Dashboard_65003b8a00d59977e4089582e5cb196e,
  "/components/admin/shortcuts/shortcuts#Shortcuts": Shortcuts_4500e550de5073069fbf889fc6eb7c24,
  "/components/admin/names/accessible-names#AccessibleNames": AccessibleNames_9e92a775be551a6c11359c5988cad11e,
  "@payloadcms/plugin-import-export/rsc#ImportExportProvider": ImportExportProvider_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/components/admin/sign-in/login-view#LoginView": LoginView_2d165253933ea132262036b6ddf5b293,
  "/components/admin/inbox/inbox-view#InboxView": InboxView_bf7eef67c04420058cdc723acba39c27,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
