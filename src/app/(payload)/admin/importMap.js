import { StateLabel as StateLabel_a017fe630ae24847b6f2bbcfc88f87ee } from '../../../admin/workflow/state-label'
import { StateCell as StateCell_9eea05ebad49eea386a34879cac851da } from '../../../admin/workflow/state-cell'
import { ReviewPanel as ReviewPanel_537227032496cab6d066d883d8d03953 } from '../../../admin/workflow/review-panel'
import { PersonCell as PersonCell_b6a462117a3d1cf6c7ddc4f3d58d747c } from '../../../admin/workflow/person-cell'
import { Nothing as Nothing_c4361bf22dc8c721aafad6c007235b00 } from '../../../admin/workflow/nothing'
import { TreeCell as TreeCell_c8020aa5d2af3ce3da206c8934556ea1 } from '../../../admin/page-list/tree-cell'
import { PathField as PathField_f7621bbc7558e6905af0e0bc41e2814c } from '../../../admin/paths/path-field'
import { PatternBar as PatternBar_9a12a8000996e1d0dad24b999af7944d } from '@/plugins/patterns/admin/pattern-bar'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SocialCardField as SocialCardField_d201eee6746fb92d561874cec52dbfbf } from '../../../admin/seo/social-card-field'
import { TranslationCell as TranslationCell_b3bbd1e6a24424e0a1d579a861bf46ca } from '@/plugins/translations/admin/state-cell'
import { MembershipPanel as MembershipPanel_a0ac85589e1851fded0466aaec5325e7 } from '@/plugins/releases/admin/membership-panel'
import { SharePanel as SharePanel_bac24e64883391412e90df6000f45305 } from '@/plugins/sharing/admin/share-panel'
import { UsagePanel as UsagePanel_312225500c0e1636bb4a3972756adeef } from '@/plugins/usage/admin/usage-panel'
import { CommentCountCell as CommentCountCell_5f99a2dca572e0633d113519c4be1467 } from '@/plugins/comments/admin/count-cell'
import { StatusCell as StatusCell_3e09830f7c2c0256e03776d1fdde21b6 } from '../../../admin/page-list/status-cell'
import { UploadPage as UploadPage_53787d10ec84112a6fe9f4e20d5e05ba } from '@/plugins/page-files/admin/upload-page'
import { TableItems as TableItems_5f2731f3ee0d0e916455521c6e8677ec } from '@/plugins/tables/admin/table-items'
import { Saving as Saving_ac45e2960c38da9dd6f3ba51aa780e6e } from '../../../admin/saving/saving'
import { EditLink as EditLink_e19245187e7aac6623349b508a1d8138 } from '../../../admin/preview/edit-link'
import { ViewLive as ViewLive_821fc4cc4d0d8b72af13fee3227ff933 } from '../../../admin/live/view-live'
import { Together as Together_303517a91fac491c86540d0bd1c68506 } from '../../../admin/together/together'
import { ReviewLink as ReviewLink_da9a035805543064f3f8dc49740f6248 } from '../../../admin/workflow/review-link'
import { Comments as Comments_77e59d3e6efe843088e0181fd459408a } from '@/plugins/comments/admin/comments'
import { Translation as Translation_e7ab75d2ce9c55e2f9405cb29b71818f } from '@/plugins/translations/admin/translation'
import { Checks as Checks_066cf5e639cb0d3cca85a660ee19bf11 } from '@/plugins/checks/admin/checks'
import { OpenAskedField as OpenAskedField_f962ca05e898633475da465de6c5b082 } from '@/plugins/link-check/admin/open-asked-field'
import { KeepErrors as KeepErrors_3c44c9e4b3640ebb50bbbe11ba200191 } from '../../../admin/publishing/keep-errors'
import { History as History_0115a53f516f4ddf67205a19718f913c } from '../../../admin/history/history'
import { RowKeys as RowKeys_75cd5e298242f1fb19d9de64f502e529 } from '../../../admin/rows/row-keys'
import { NewSections as NewSections_a36db108d90cc6356e6370a54d1f7891 } from '../../../admin/rows/new-sections'
import { DownloadPage as DownloadPage_9b7cb2df52e44e42cdac9dfc3be5c25a } from '@/plugins/page-files/admin/download-page'
import { TranslateItems as TranslateItems_73cb479f9e03eaa807712d4e6d7b1dcd } from '@/plugins/translations/admin/translate-items'
import { CheckedPublishButton as CheckedPublishButton_36e4030a487537cf0db496bde4e7bc8a } from '@/plugins/checks/admin/publish-button'
import { VersionsView as VersionsView_3df661cbc68ba846cfb4dc30d5de8299 } from '../../../admin/versions/versions-view'
import { CreateView as CreateView_467f0098b707a9514d32323558d1ef7c } from '../../../admin/create/create-view'
import { PictureSelect as PictureSelect_4cb5adbebbc7d869a5588f970b5543ca } from '../../../admin/pictures/picture-select'
import { RowLabel as RowLabel_449c6b7222100a56f1d3fc62b7d6d9c1 } from '../../../admin/row-label'
import { ClosingWarning as ClosingWarning_54e8b78a00d0e9759ac5ca1960164942 } from '../../../admin/jobs/closing-warning'
import { MailView as MailView_2a64c00416720c468659a0086910b004 } from '@/plugins/newsletter/admin/mail-view'
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
import { TagsCell as TagsCell_f4d19c76bb432193797ce6c5e990f653 } from '../../../admin/media-list/tags-cell'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { SizeCell as SizeCell_197f18057cb5f3d9cc565b064e108f3f } from '../../../admin/media-list/size-cell'
import { ConditionField as ConditionField_1adc9fc241548a2bf14bec4b9ce05b05 } from '../../../admin/form-fields/condition-field'
import { ConditionValue as ConditionValue_dd19be71b3a789dd1ba6a76cb1363a81 } from '../../../admin/form-fields/condition-value'
import { TargetCell as TargetCell_bf4f16468d4721d187f87300561f653e } from '@/plugins/redirects/admin/target-cell'
import { ImportRedirects as ImportRedirects_f19855716d6372a23e182a6e55d0170c } from '@/plugins/redirects/admin/import-redirects'
import { ReleasePanel as ReleasePanel_74ec3bba952ae5c4f17bbb678b950459 } from '@/plugins/releases/admin/release-panel'
import { ExperimentPanel as ExperimentPanel_228a1346e09bfa891cc06da055fac3d5 } from '@/plugins/experiments/admin/experiment-panel'
import { PlaceCell as PlaceCell_c3f8757364f52a9af5ff1b52cc6898f2 } from '@/plugins/link-check/admin/place-cell'
import { CheckBar as CheckBar_f99440db5e6c51b56980200616207a86 } from '@/plugins/link-check/admin/check-bar'
import { DocumentCell as DocumentCell_6c1a03ca5eac07ca0f4938b738eb1f75 } from '../../../admin/audit/document-cell'
import { KindCell as KindCell_9fbd613556f4e38d7d3ef70ea2e30e82 } from '../../../admin/audit/kind-cell'
import { DetailCell as DetailCell_734eb6c35bf7c4c104f8aa6f294d0f13 } from '../../../admin/audit/detail-cell'
import { KeyStateCell as KeyStateCell_1d8afe194e2645ca69b453e3c2a0b259 } from '@/plugins/api/admin/key-state-cell'
import { RevokePanel as RevokePanel_ef67a7137253fd1b5fbcaf0014a55c77 } from '@/plugins/api/admin/revoke-panel'
import { MakeKey as MakeKey_caa33a829430e001fcf5a7c6e01d2617 } from '@/plugins/api/admin/make-key'
import { WebhookPanel as WebhookPanel_a90665c5301520a73025bf7e95bba343 } from '@/plugins/webhooks/admin/webhook-panel'
import { CurrentPassword as CurrentPassword_29b3996cd9321a61ac7d0310a4a4e4cb } from '../../../admin/account/account-proof'
import { CurrentCode as CurrentCode_29b3996cd9321a61ac7d0310a4a4e4cb } from '../../../admin/account/account-proof'
import { Invitation as Invitation_cbb4890e3524c077bd5e808f9526f017 } from '../../../admin/invitations/invitation'
import { SecondFactor as SecondFactor_d08cae50003b327a26f07bb28b6405c9 } from '../../../admin/sign-in/second-factor'
import { SessionPanel as SessionPanel_36c2a419a7d42f15f7693fef36d12a94 } from '../../../admin/sessions/session-panel'
import { SavingInBar as SavingInBar_ac45e2960c38da9dd6f3ba51aa780e6e } from '../../../admin/saving/saving'
import { Invite as Invite_dd6bd7d64f45a2f6b4549f3c1fb38115 } from '../../../admin/invitations/invite'
import { ExampleNotice as ExampleNotice_0dedaa01e0a344076b8b9e9e0e97628d } from '../../../admin/examples/example-notice'
import { SkipLinks as SkipLinks_703444cfe25c8eb8e23cf38b38fa6334 } from '../../../admin/skip-links/skip-links'
import { Palette as Palette_241006e01c1e11c1d6ab9e5fa0dbb1d9 } from '@/plugins/palette/admin/palette'
import { OpenMenu as OpenMenu_c1e847d8782c6844acb15a8452e43fa8 } from '../../../admin/menu/open-menu'
import { Icon as Icon_5ab6c8c2e4a4eac151adeb977454f709 } from '../../../admin/graphics'
import { Logo as Logo_5ab6c8c2e4a4eac151adeb977454f709 } from '../../../admin/graphics'
import { PaletteButton as PaletteButton_11c2c7d50295223f20840f1380c53d78 } from '@/plugins/palette/admin/palette-button'
import { Bell as Bell_aff240994e1657baf5de0f174efd73e4 } from '@/plugins/notifications/admin/bell'
import { InboxNavLink as InboxNavLink_8790ca14ff31d4d4f2d713e44c8f6e1e } from '@/plugins/inbox/admin/nav-link'
import { TranslationsNavLink as TranslationsNavLink_86876045c8a25b865a20f13da8ffd983 } from '@/plugins/translations/admin/nav-link'
import { BackupsNavLink as BackupsNavLink_df584458ee653646f55d73b92373de92 } from '@/plugins/backups/admin/nav-link'
import { Tour as Tour_74065e8544cce47b7c6829d3ae1a4dcb } from '@/plugins/tour/admin/tour'
import { Dashboard as Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c } from '../../../admin/dashboard/dashboard'
import { Shortcuts as Shortcuts_d741e676afd73750759b02fe8e574459 } from '../../../admin/shortcuts/shortcuts'
import { AccessibleNames as AccessibleNames_77525df6815660af1bc7e6b459418483 } from '../../../admin/names/accessible-names'
import { StaffCookie as StaffCookie_4cbda8d7403ab384069431dee580debf } from '../../../admin/live/staff-cookie'
import { SessionEnded as SessionEnded_37d0e635e700288a08b7996146dbbcbe } from '../../../admin/session-ended/session-ended'
import { CleanPaste as CleanPaste_e8f9b70eb3fc4bd01370f26123f3a67d } from '../../../admin/pasted/clean-paste'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { LoginView as LoginView_4496d61cda259c301ecc0fcfc676e01d } from '../../../admin/sign-in/login-view'
import { NewAddressView as NewAddressView_4a3214f7766119fff22146d7e7cc7125 } from '../../../admin/account/new-address-view'
import { ReplaceView as ReplaceView_2a90fdf8cb186cc4d9c7e11a93f5ef00 } from '@/plugins/find-replace/admin/replace-view'
import { BackupsView as BackupsView_3f21005ed8c6f8dbc4afcee71b3b90bb } from '@/plugins/backups/admin/backups-view'
import { TranslationsView as TranslationsView_fa4bd0d104ed9f7541470159f79317b6 } from '@/plugins/translations/admin/translations-view'
import { ImportView as ImportView_d5d54c3a380a659be1af60582995aa96 } from '@/plugins/tables/admin/import-view'
import { InboxView as InboxView_92d56a7faf6a23d3aac9c07c11dce622 } from '@/plugins/inbox/admin/inbox-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/workflow/state-label#StateLabel": StateLabel_a017fe630ae24847b6f2bbcfc88f87ee,
  "/admin/workflow/state-cell#StateCell": StateCell_9eea05ebad49eea386a34879cac851da,
  "/admin/workflow/review-panel#ReviewPanel": ReviewPanel_537227032496cab6d066d883d8d03953,
  "/admin/workflow/person-cell#PersonCell": PersonCell_b6a462117a3d1cf6c7ddc4f3d58d747c,
  "/admin/workflow/nothing#Nothing": Nothing_c4361bf22dc8c721aafad6c007235b00,
  "/admin/page-list/tree-cell#TreeCell": TreeCell_c8020aa5d2af3ce3da206c8934556ea1,
  "/admin/paths/path-field#PathField": PathField_f7621bbc7558e6905af0e0bc41e2814c,
  "/plugins/patterns/admin/pattern-bar#PatternBar": PatternBar_9a12a8000996e1d0dad24b999af7944d,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/admin/seo/social-card-field#SocialCardField": SocialCardField_d201eee6746fb92d561874cec52dbfbf,
  "/plugins/translations/admin/state-cell#TranslationCell": TranslationCell_b3bbd1e6a24424e0a1d579a861bf46ca,
  "/plugins/releases/admin/membership-panel#MembershipPanel": MembershipPanel_a0ac85589e1851fded0466aaec5325e7,
  "/plugins/sharing/admin/share-panel#SharePanel": SharePanel_bac24e64883391412e90df6000f45305,
  "/plugins/usage/admin/usage-panel#UsagePanel": UsagePanel_312225500c0e1636bb4a3972756adeef,
  "/plugins/comments/admin/count-cell#CommentCountCell": CommentCountCell_5f99a2dca572e0633d113519c4be1467,
  "/admin/page-list/status-cell#StatusCell": StatusCell_3e09830f7c2c0256e03776d1fdde21b6,
  "/plugins/page-files/admin/upload-page#UploadPage": UploadPage_53787d10ec84112a6fe9f4e20d5e05ba,
  "/plugins/tables/admin/table-items#TableItems": TableItems_5f2731f3ee0d0e916455521c6e8677ec,
  "/admin/saving/saving#Saving": Saving_ac45e2960c38da9dd6f3ba51aa780e6e,
  "/admin/preview/edit-link#EditLink": EditLink_e19245187e7aac6623349b508a1d8138,
  "/admin/live/view-live#ViewLive": ViewLive_821fc4cc4d0d8b72af13fee3227ff933,
  "/admin/together/together#Together": Together_303517a91fac491c86540d0bd1c68506,
  "/admin/workflow/review-link#ReviewLink": ReviewLink_da9a035805543064f3f8dc49740f6248,
  "/plugins/comments/admin/comments#Comments": Comments_77e59d3e6efe843088e0181fd459408a,
  "/plugins/translations/admin/translation#Translation": Translation_e7ab75d2ce9c55e2f9405cb29b71818f,
  "/plugins/checks/admin/checks#Checks": Checks_066cf5e639cb0d3cca85a660ee19bf11,
  "/plugins/link-check/admin/open-asked-field#OpenAskedField": OpenAskedField_f962ca05e898633475da465de6c5b082,
  "/admin/publishing/keep-errors#KeepErrors": KeepErrors_3c44c9e4b3640ebb50bbbe11ba200191,
  "/admin/history/history#History": History_0115a53f516f4ddf67205a19718f913c,
  "/admin/rows/row-keys#RowKeys": RowKeys_75cd5e298242f1fb19d9de64f502e529,
  "/admin/rows/new-sections#NewSections": NewSections_a36db108d90cc6356e6370a54d1f7891,
  "/plugins/page-files/admin/download-page#DownloadPage": DownloadPage_9b7cb2df52e44e42cdac9dfc3be5c25a,
  "/plugins/translations/admin/translate-items#TranslateItems": TranslateItems_73cb479f9e03eaa807712d4e6d7b1dcd,
  "/plugins/checks/admin/publish-button#CheckedPublishButton": CheckedPublishButton_36e4030a487537cf0db496bde4e7bc8a,
  "/admin/versions/versions-view#VersionsView": VersionsView_3df661cbc68ba846cfb4dc30d5de8299,
  "/admin/create/create-view#CreateView": CreateView_467f0098b707a9514d32323558d1ef7c,
  "/admin/pictures/picture-select#PictureSelect": PictureSelect_4cb5adbebbc7d869a5588f970b5543ca,
  "/admin/row-label#RowLabel": RowLabel_449c6b7222100a56f1d3fc62b7d6d9c1,
  "/admin/jobs/closing-warning#ClosingWarning": ClosingWarning_54e8b78a00d0e9759ac5ca1960164942,
  "/plugins/newsletter/admin/mail-view#MailView": MailView_2a64c00416720c468659a0086910b004,
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
  "/admin/media-list/tags-cell#TagsCell": TagsCell_f4d19c76bb432193797ce6c5e990f653,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/admin/media-list/size-cell#SizeCell": SizeCell_197f18057cb5f3d9cc565b064e108f3f,
  "/admin/form-fields/condition-field#ConditionField": ConditionField_1adc9fc241548a2bf14bec4b9ce05b05,
  "/admin/form-fields/condition-value#ConditionValue": ConditionValue_dd19be71b3a789dd1ba6a76cb1363a81,
  "/plugins/redirects/admin/target-cell#TargetCell": TargetCell_bf4f16468d4721d187f87300561f653e,
  "/plugins/redirects/admin/import-redirects#ImportRedirects": ImportRedirects_f19855716d6372a23e182a6e55d0170c,
  "/plugins/releases/admin/release-panel#ReleasePanel": ReleasePanel_74ec3bba952ae5c4f17bbb678b950459,
  "/plugins/experiments/admin/experiment-panel#ExperimentPanel": ExperimentPanel_228a1346e09bfa891cc06da055fac3d5,
  "/plugins/link-check/admin/place-cell#PlaceCell": PlaceCell_c3f8757364f52a9af5ff1b52cc6898f2,
  "/plugins/link-check/admin/check-bar#CheckBar": CheckBar_f99440db5e6c51b56980200616207a86,
  "/admin/audit/document-cell#DocumentCell": DocumentCell_6c1a03ca5eac07ca0f4938b738eb1f75,
  "/admin/audit/kind-cell#KindCell": KindCell_9fbd613556f4e38d7d3ef70ea2e30e82,
  "/admin/audit/detail-cell#DetailCell": DetailCell_734eb6c35bf7c4c104f8aa6f294d0f13,
  "/plugins/api/admin/key-state-cell#KeyStateCell": KeyStateCell_1d8afe194e2645ca69b453e3c2a0b259,
  "/plugins/api/admin/revoke-panel#RevokePanel": RevokePanel_ef67a7137253fd1b5fbcaf0014a55c77,
  "/plugins/api/admin/make-key#MakeKey": MakeKey_caa33a829430e001fcf5a7c6e01d2617,
  "/plugins/webhooks/admin/webhook-panel#WebhookPanel": WebhookPanel_a90665c5301520a73025bf7e95bba343,
  "/admin/account/account-proof#CurrentPassword": CurrentPassword_29b3996cd9321a61ac7d0310a4a4e4cb,
  "/admin/account/account-proof#CurrentCode": CurrentCode_29b3996cd9321a61ac7d0310a4a4e4cb,
  "/admin/invitations/invitation#Invitation": Invitation_cbb4890e3524c077bd5e808f9526f017,
  "/admin/sign-in/second-factor#SecondFactor": SecondFactor_d08cae50003b327a26f07bb28b6405c9,
  "/admin/sessions/session-panel#SessionPanel": SessionPanel_36c2a419a7d42f15f7693fef36d12a94,
  "/admin/saving/saving#SavingInBar": SavingInBar_ac45e2960c38da9dd6f3ba51aa780e6e,
  "/admin/invitations/invite#Invite": Invite_dd6bd7d64f45a2f6b4549f3c1fb38115,
  "/admin/examples/example-notice#ExampleNotice": ExampleNotice_0dedaa01e0a344076b8b9e9e0e97628d,
  "/admin/skip-links/skip-links#SkipLinks": SkipLinks_703444cfe25c8eb8e23cf38b38fa6334,
  "/plugins/palette/admin/palette#Palette": Palette_241006e01c1e11c1d6ab9e5fa0dbb1d9,
  "/admin/menu/open-menu#OpenMenu": OpenMenu_c1e847d8782c6844acb15a8452e43fa8,
  "/admin/graphics#Icon": Icon_5ab6c8c2e4a4eac151adeb977454f709,
  "/admin/graphics#Logo": Logo_5ab6c8c2e4a4eac151adeb977454f709,
  "/plugins/palette/admin/palette-button#PaletteButton": PaletteButton_11c2c7d50295223f20840f1380c53d78,
  "/plugins/notifications/admin/bell#Bell": Bell_aff240994e1657baf5de0f174efd73e4,
  "/plugins/inbox/admin/nav-link#InboxNavLink": InboxNavLink_8790ca14ff31d4d4f2d713e44c8f6e1e,
  "/plugins/translations/admin/nav-link#TranslationsNavLink": TranslationsNavLink_86876045c8a25b865a20f13da8ffd983,
  "/plugins/backups/admin/nav-link#BackupsNavLink": BackupsNavLink_df584458ee653646f55d73b92373de92,
  "/plugins/tour/admin/tour#Tour": Tour_74065e8544cce47b7c6829d3ae1a4dcb,
  "/admin/dashboard/dashboard#Dashboard": Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c,
  "/admin/shortcuts/shortcuts#Shortcuts": Shortcuts_d741e676afd73750759b02fe8e574459,
  "/admin/names/accessible-names#AccessibleNames": AccessibleNames_77525df6815660af1bc7e6b459418483,
  "/admin/live/staff-cookie#StaffCookie": StaffCookie_4cbda8d7403ab384069431dee580debf,
  "/admin/session-ended/session-ended#SessionEnded": SessionEnded_37d0e635e700288a08b7996146dbbcbe,
  "/admin/pasted/clean-paste#CleanPaste": CleanPaste_e8f9b70eb3fc4bd01370f26123f3a67d,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/admin/sign-in/login-view#LoginView": LoginView_4496d61cda259c301ecc0fcfc676e01d,
  "/admin/account/new-address-view#NewAddressView": NewAddressView_4a3214f7766119fff22146d7e7cc7125,
  "/plugins/find-replace/admin/replace-view#ReplaceView": ReplaceView_2a90fdf8cb186cc4d9c7e11a93f5ef00,
  "/plugins/backups/admin/backups-view#BackupsView": BackupsView_3f21005ed8c6f8dbc4afcee71b3b90bb,
  "/plugins/translations/admin/translations-view#TranslationsView": TranslationsView_fa4bd0d104ed9f7541470159f79317b6,
  "/plugins/tables/admin/import-view#ImportView": ImportView_d5d54c3a380a659be1af60582995aa96,
  "/plugins/inbox/admin/inbox-view#InboxView": InboxView_92d56a7faf6a23d3aac9c07c11dce622,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
