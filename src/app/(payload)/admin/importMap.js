import { StateLabel as StateLabel_a017fe630ae24847b6f2bbcfc88f87ee } from '../../../admin/workflow/state-label'
import { StateCell as StateCell_9eea05ebad49eea386a34879cac851da } from '../../../admin/workflow/state-cell'
import { Nothing as Nothing_c4361bf22dc8c721aafad6c007235b00 } from '../../../admin/workflow/nothing'
import { PersonCell as PersonCell_b6a462117a3d1cf6c7ddc4f3d58d747c } from '../../../admin/workflow/person-cell'
import { PagePanel as PagePanel_9938723540f49a4297e5dd9b2d33af42 } from '../../../admin/page-first/page-panel'
import { TreeCell as TreeCell_c8020aa5d2af3ce3da206c8934556ea1 } from '../../../admin/page-list/tree-cell'
import { PathField as PathField_f7621bbc7558e6905af0e0bc41e2814c } from '../../../admin/paths/path-field'
import { Picker as Picker_f6438ebb5fddf9aa2233f1debbfbd737 } from '../../../admin/pickers/picker'
import { UnknownRows as UnknownRows_0b437a1082ef4abf7baacfe6e289d45d } from '../../../admin/unknown-kinds/unknown-rows'
import { PatternBar as PatternBar_989d48c928e1dee4a6d48bae2bd1a94a } from '../../../plugins/patterns/admin/pattern-bar'
import { StartWithTemplate as StartWithTemplate_b05f7941b1d5b9f1f1e95103e6032004 } from '../../../admin/create/start-with-template'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SocialCardField as SocialCardField_d201eee6746fb92d561874cec52dbfbf } from '../../../admin/seo/social-card-field'
import { TranslationCell as TranslationCell_f0b28328885f50bda9d78bcfb6643deb } from '../../../plugins/translations/admin/state-cell'
import { UsagePanel as UsagePanel_618b1ee8c04ba8c176a1e2467b6d8826 } from '../../../plugins/usage/admin/usage-panel'
import { CommentCountCell as CommentCountCell_088b9027a8d827f7a8d902462c3b29de } from '../../../plugins/comments/admin/count-cell'
import { StatusCell as StatusCell_3e09830f7c2c0256e03776d1fdde21b6 } from '../../../admin/page-list/status-cell'
import { UploadPage as UploadPage_89a3aeb22f23254b06723c032087db9d } from '../../../plugins/page-files/admin/upload-page'
import { SendSelected as SendSelected_ffd97fd73ca36af190bc973aa8fcc461 } from '../../../plugins/transfer/admin/offered'
import { TableItems as TableItems_908279d06c8f54b0a3b49212b3fd7a08 } from '../../../plugins/tables/admin/table-items'
import { ListDoorRow as ListDoorRow_c172e3642ff9235a68160a94693e090e } from '../../../admin/doors/door-row'
import { Saving as Saving_ac45e2960c38da9dd6f3ba51aa780e6e } from '../../../admin/saving/saving'
import { EditLink as EditLink_e19245187e7aac6623349b508a1d8138 } from '../../../admin/preview/edit-link'
import { ViewLive as ViewLive_c9018f90ac9e1bb0c16901c1ef855792 } from '../../../plugins/live-links/admin/view-live'
import { Together as Together_303517a91fac491c86540d0bd1c68506 } from '../../../admin/together/together'
import { ReviewInBar as ReviewInBar_bddc4a74c8c1da7a65d63d15c14f8309 } from '../../../admin/workflow/review-in-bar'
import { Schedule as Schedule_267211370ef83d090449d371c052b8c1 } from '../../../admin/schedule/schedule'
import { Comments as Comments_a7983c8ef7dfe9748a54638dcd7c6099 } from '../../../plugins/comments/admin/comments'
import { MembershipPanel as MembershipPanel_b1ab1b6f980d1f7af236df62ec898a88 } from '../../../plugins/releases/admin/membership-panel'
import { ShareInBar as ShareInBar_1bcba08b924713a64ff19860b64c9cfd } from '../../../plugins/sharing/admin/share-panel'
import { Translation as Translation_dfa20494da3ea4197d33a5da24efeb31 } from '../../../plugins/translations/admin/translation'
import { WritingHelp as WritingHelp_358ff3bb259ba47b7b2f715833876b52 } from '../../../plugins/writer/admin/writing-help'
import { Checks as Checks_b8b9194e57a58a0f55ec75ce7600d839 } from '../../../plugins/checks/admin/checks'
import { OpenLinkedField as OpenLinkedField_c64c55733b812b9c75fd506e8c52c70e } from '../../../admin/links/open-linked-field'
import { PreviewPins as PreviewPins_3c335c7305325626ef1471270d4c4d06 } from '../../../admin/preview/preview-pins'
import { KeepErrors as KeepErrors_3c44c9e4b3640ebb50bbbe11ba200191 } from '../../../admin/publishing/keep-errors'
import { HistoryKeys as HistoryKeys_0115a53f516f4ddf67205a19718f913c } from '../../../admin/history/history'
import { RowKeys as RowKeys_75cd5e298242f1fb19d9de64f502e529 } from '../../../admin/rows/row-keys'
import { NewSections as NewSections_a36db108d90cc6356e6370a54d1f7891 } from '../../../admin/rows/new-sections'
import { SaveFromPage as SaveFromPage_56b1b0736aae64fa743a7f8e0eba35d3 } from '../../../plugins/patterns/admin/save-from-page'
import { HistoryItems as HistoryItems_99f341612efebca1b360b0a11adb81a1 } from '../../../admin/history/history-items'
import { DownloadPage as DownloadPage_ed8ff5cf3e20a8db86cd86b958264400 } from '../../../plugins/page-files/admin/download-page'
import { TranslateItems as TranslateItems_84214783f73fd98c7bf20293c7e1283e } from '../../../plugins/translations/admin/translate-items'
import { WritingHelpItem as WritingHelpItem_358ff3bb259ba47b7b2f715833876b52 } from '../../../plugins/writer/admin/writing-help'
import { SendDocument as SendDocument_ffd97fd73ca36af190bc973aa8fcc461 } from '../../../plugins/transfer/admin/offered'
import { CheckedPublishButton as CheckedPublishButton_6b01af7a8e611936687a7d6de8e7bc72 } from '../../../plugins/checks/admin/publish-button'
import { VersionsView as VersionsView_3df661cbc68ba846cfb4dc30d5de8299 } from '../../../admin/versions/versions-view'
import { CreateView as CreateView_467f0098b707a9514d32323558d1ef7c } from '../../../admin/create/create-view'
import { PictureSelect as PictureSelect_4cb5adbebbc7d869a5588f970b5543ca } from '../../../admin/pictures/picture-select'
import { RowLabel as RowLabel_449c6b7222100a56f1d3fc62b7d6d9c1 } from '../../../admin/row-label'
import { ClosingWarning as ClosingWarning_54e8b78a00d0e9759ac5ca1960164942 } from '../../../admin/jobs/closing-warning'
import { MailView as MailView_a15a38bf34b190703eff890c0ae6e7a7 } from '../../../plugins/newsletter/admin/mail-view'
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
import { PendingFile as PendingFile_0612787ee5d2ba0d8a0567fded988f05 } from '../../../admin/pictures/pending-file'
import { TagsCell as TagsCell_f4d19c76bb432193797ce6c5e990f653 } from '../../../admin/media-list/tags-cell'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { SizeCell as SizeCell_197f18057cb5f3d9cc565b064e108f3f } from '../../../admin/media-list/size-cell'
import { History as History_0115a53f516f4ddf67205a19718f913c } from '../../../admin/history/history'
import { ConditionField as ConditionField_1adc9fc241548a2bf14bec4b9ce05b05 } from '../../../admin/form-fields/condition-field'
import { ConditionValue as ConditionValue_dd19be71b3a789dd1ba6a76cb1363a81 } from '../../../admin/form-fields/condition-value'
import { TargetCell as TargetCell_991ecfd4af0949d4ffc0537d5752e99f } from '../../../plugins/redirects/admin/target-cell'
import { ImportRedirects as ImportRedirects_1f48f154a709f32a620ff0f6804c0a6f } from '../../../plugins/redirects/admin/import-redirects'
import { ReleasePanel as ReleasePanel_393d9ebdcb61f16358adea0debfd43c9 } from '../../../plugins/releases/admin/release-panel'
import { PublishAt as PublishAt_917a0bf3954b59ce0c210a326efc1dca } from '../../../plugins/releases/admin/publish-at'
import { SharePanel as SharePanel_1bcba08b924713a64ff19860b64c9cfd } from '../../../plugins/sharing/admin/share-panel'
import { SendRelease as SendRelease_ffd97fd73ca36af190bc973aa8fcc461 } from '../../../plugins/transfer/admin/offered'
import { ExperimentPanel as ExperimentPanel_a8f36cb86200a202db8140198527557f } from '../../../plugins/experiments/admin/experiment-panel'
import { PlaceCell as PlaceCell_1b325097b76290cc7208404189ee62c8 } from '../../../plugins/link-check/admin/place-cell'
import { CheckBar as CheckBar_4dfcae842a424f48fd83df1a690d49f0 } from '../../../plugins/link-check/admin/check-bar'
import { Card as Card_45959859aee3d2188a187f0380cc6d3a } from '../../../plugins/campaigns/admin/card'
import { BriefView as BriefView_9626becfc8eafd7ee6774d467d86f9f3 } from '../../../plugins/campaigns/admin/brief-view'
import { DocumentCell as DocumentCell_eae1858a6b1cf62a8b528dfb90368b94 } from '../../../plugins/audit/admin/document-cell'
import { KindCell as KindCell_a0c5c01ec500fdadc85a1c98babd5c53 } from '../../../plugins/audit/admin/kind-cell'
import { DetailCell as DetailCell_1bce8cff7b67fe19249a66e5e0d09e6b } from '../../../plugins/audit/admin/detail-cell'
import { WebhookPanel as WebhookPanel_8c78e1d4d6a16d84a6b1a9754b0dc65d } from '../../../plugins/webhooks/admin/webhook-panel'
import { KeyStateCell as KeyStateCell_d9b84213d70d31bbe64c1488cd56e331 } from '../../../plugins/api/admin/key-state-cell'
import { RevokePanel as RevokePanel_9500fc6ddb66dba27fcdb5b4e0a357f6 } from '../../../plugins/api/admin/revoke-panel'
import { MakeKey as MakeKey_377e3ba943bc4a2ae65587c70a3dd644 } from '../../../plugins/api/admin/make-key'
import { Record as Record_35d3e7e41431ac026c09941d8c3009a1 } from '../../../plugins/transfer/admin/record'
import { CurrentPassword as CurrentPassword_29b3996cd9321a61ac7d0310a4a4e4cb } from '../../../admin/account/account-proof'
import { CurrentCode as CurrentCode_29b3996cd9321a61ac7d0310a4a4e4cb } from '../../../admin/account/account-proof'
import { Invitation as Invitation_cbb4890e3524c077bd5e808f9526f017 } from '../../../admin/invitations/invitation'
import { SecondFactor as SecondFactor_d08cae50003b327a26f07bb28b6405c9 } from '../../../admin/sign-in/second-factor'
import { SessionPanel as SessionPanel_36c2a419a7d42f15f7693fef36d12a94 } from '../../../admin/sessions/session-panel'
import { SavingInBar as SavingInBar_ac45e2960c38da9dd6f3ba51aa780e6e } from '../../../admin/saving/saving'
import { Invite as Invite_dd6bd7d64f45a2f6b4549f3c1fb38115 } from '../../../admin/invitations/invite'
import { PublishControl as PublishControl_ca8db938d761ded189bbefe50c9cd1d2 } from '../../../admin/publishing/publish-control'
import { ExampleNotice as ExampleNotice_0dedaa01e0a344076b8b9e9e0e97628d } from '../../../admin/examples/example-notice'
import { DesignToggle as DesignToggle_d6c9255f4b2acc8541067266f7a3dce8 } from '../../../admin/page-first/design-toggle'
import { PasteCells as PasteCells_dc16546ce63332e42ceaaeeae8d22083 } from '../../../admin/pasted/paste-cells'
import { SkipLinks as SkipLinks_703444cfe25c8eb8e23cf38b38fa6334 } from '../../../admin/skip-links/skip-links'
import { OpenMenu as OpenMenu_c1e847d8782c6844acb15a8452e43fa8 } from '../../../admin/menu/open-menu'
import { EnvironmentBar as EnvironmentBar_c68b3938bc036e3607b557f5b19ddc86 } from '../../../admin/environment/environment'
import { PaletteWithPlaces as PaletteWithPlaces_1d758a7a4fadc7ca09edd87c5fada165 } from '../../../plugins/palette/admin/palette-with-places'
import { Icon as Icon_5ab6c8c2e4a4eac151adeb977454f709 } from '../../../admin/graphics'
import { Logo as Logo_5ab6c8c2e4a4eac151adeb977454f709 } from '../../../admin/graphics'
import { PaletteButton as PaletteButton_bf1cca0e42323a8dc2db1b89caeb1c3e } from '../../../plugins/palette/admin/palette-button'
import { Bell as Bell_e02d70a8763b02f94f0db15cf2358597 } from '../../../plugins/notifications/admin/bell'
import { Tour as Tour_318877bc8befab37a9c2c5d318a43e79 } from '../../../plugins/tour/admin/tour'
import { Menu as Menu_8a95cfd94c9bf2d6ca84bf11bb334fce } from '../../../admin/doors/menu'
import { Shortcuts as Shortcuts_d741e676afd73750759b02fe8e574459 } from '../../../admin/shortcuts/shortcuts'
import { AccessibleNames as AccessibleNames_77525df6815660af1bc7e6b459418483 } from '../../../admin/names/accessible-names'
import { SafeFirst as SafeFirst_e04d74fd6e439da28fadcb3e8d7eeff8 } from '../../../admin/dialogs/safe-first'
import { NewView as NewView_2b05512042cf58c4e9eb33748a9aec74 } from '../../../admin/skip-links/new-view'
import { StaffCookie as StaffCookie_3d7e26c024b4e7db8494f6a2ff4589fa } from '../../../admin/session-ended/staff-cookie'
import { SessionEnded as SessionEnded_37d0e635e700288a08b7996146dbbcbe } from '../../../admin/session-ended/session-ended'
import { CleanPaste as CleanPaste_e8f9b70eb3fc4bd01370f26123f3a67d } from '../../../admin/pasted/clean-paste'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c } from '../../../admin/dashboard/dashboard'
import { SettingsView as SettingsView_799dba2e8f7ea13c5449b71ecb1a8292 } from '../../../admin/doors/places-view'
import { ActivityView as ActivityView_799dba2e8f7ea13c5449b71ecb1a8292 } from '../../../admin/doors/places-view'
import { LoginView as LoginView_4496d61cda259c301ecc0fcfc676e01d } from '../../../admin/sign-in/login-view'
import { ChoosePasswordView as ChoosePasswordView_d8979e6578097bc65ac746d04a29c80e } from '../../../admin/sign-in/choose-password-view'
import { NewAddressView as NewAddressView_4a3214f7766119fff22146d7e7cc7125 } from '../../../admin/account/new-address-view'
import { InboxView as InboxView_b42704bd5dfd1f7ccc18967e139b79a3 } from '../../../plugins/inbox/admin/inbox-view'
import { TranslationsView as TranslationsView_dc99c47f63a20adfd151f977b5eb677f } from '../../../plugins/translations/admin/translations-view'
import { BackupsView as BackupsView_5fe4154f4392e7706de2beaecf6433be } from '../../../plugins/backups/admin/backups-view'
import { SendView as SendView_7786d0bd62c7525489e30ea9d56e0c6d } from '../../../plugins/transfer/admin/send-view'
import { ImportView as ImportView_3d3e7eb49fd05482ec06824395083b0a } from '../../../plugins/tables/admin/import-view'
import { ReplaceView as ReplaceView_69a8eb1d0124ca4b6e036e5fa1a31e7a } from '../../../plugins/find-replace/admin/replace-view'
import { PlanView as PlanView_e5dca1a85a2d826d403360e6106760f7 } from '../../../plugins/plan/admin/plan-view'
import { HealthView as HealthView_6aaa1312359f0c0e6fe46770bbae89ef } from '../../../plugins/health/admin/health-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { onDashboard as onDashboard_46af99813ee7c0bd7f29276a67ccea67 } from '../../../plugins/inbox/admin/on-dashboard'
import { NewBadge as NewBadge_63495d8cbc017ab8f179218dd114f388 } from '../../../plugins/inbox/admin/new-badge'
import { onDashboard as onDashboard_f9ec1ea80677996569ce224de5a0728b } from '../../../plugins/link-check/admin/on-dashboard'
import { onDashboard as onDashboard_d5ee663aee3ca1b72dd0c572846298b4 } from '../../../plugins/statistics/admin/on-dashboard'
import { onDashboard as onDashboard_54011e3619e2edec1c9730612a972281 } from '../../../plugins/markdown/admin/on-dashboard'
import { onDashboard as onDashboard_2a51750395cb1e714a7d1d71e997192d } from '../../../plugins/notifications/admin/on-dashboard'
import { onDashboard as onDashboard_136b5644e0b1eaa4718e887f17f1c0a6 } from '../../../plugins/crm/admin/on-dashboard'
import { onDashboard as onDashboard_236f1f20a1aeda2fe56c92151826396f } from '../../../plugins/backups/admin/on-dashboard'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/workflow/state-label#StateLabel": StateLabel_a017fe630ae24847b6f2bbcfc88f87ee,
  "/admin/workflow/state-cell#StateCell": StateCell_9eea05ebad49eea386a34879cac851da,
  "/admin/workflow/nothing#Nothing": Nothing_c4361bf22dc8c721aafad6c007235b00,
  "/admin/workflow/person-cell#PersonCell": PersonCell_b6a462117a3d1cf6c7ddc4f3d58d747c,
  "/admin/page-first/page-panel#PagePanel": PagePanel_9938723540f49a4297e5dd9b2d33af42,
  "/admin/page-list/tree-cell#TreeCell": TreeCell_c8020aa5d2af3ce3da206c8934556ea1,
  "/admin/paths/path-field#PathField": PathField_f7621bbc7558e6905af0e0bc41e2814c,
  "/admin/pickers/picker#Picker": Picker_f6438ebb5fddf9aa2233f1debbfbd737,
  "/admin/unknown-kinds/unknown-rows#UnknownRows": UnknownRows_0b437a1082ef4abf7baacfe6e289d45d,
  "/plugins/patterns/admin/pattern-bar#PatternBar": PatternBar_989d48c928e1dee4a6d48bae2bd1a94a,
  "/admin/create/start-with-template#StartWithTemplate": StartWithTemplate_b05f7941b1d5b9f1f1e95103e6032004,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/admin/seo/social-card-field#SocialCardField": SocialCardField_d201eee6746fb92d561874cec52dbfbf,
  "/plugins/translations/admin/state-cell#TranslationCell": TranslationCell_f0b28328885f50bda9d78bcfb6643deb,
  "/plugins/usage/admin/usage-panel#UsagePanel": UsagePanel_618b1ee8c04ba8c176a1e2467b6d8826,
  "/plugins/comments/admin/count-cell#CommentCountCell": CommentCountCell_088b9027a8d827f7a8d902462c3b29de,
  "/admin/page-list/status-cell#StatusCell": StatusCell_3e09830f7c2c0256e03776d1fdde21b6,
  "/plugins/page-files/admin/upload-page#UploadPage": UploadPage_89a3aeb22f23254b06723c032087db9d,
  "/plugins/transfer/admin/offered#SendSelected": SendSelected_ffd97fd73ca36af190bc973aa8fcc461,
  "/plugins/tables/admin/table-items#TableItems": TableItems_908279d06c8f54b0a3b49212b3fd7a08,
  "/admin/doors/door-row#ListDoorRow": ListDoorRow_c172e3642ff9235a68160a94693e090e,
  "/admin/saving/saving#Saving": Saving_ac45e2960c38da9dd6f3ba51aa780e6e,
  "/admin/preview/edit-link#EditLink": EditLink_e19245187e7aac6623349b508a1d8138,
  "/plugins/live-links/admin/view-live#ViewLive": ViewLive_c9018f90ac9e1bb0c16901c1ef855792,
  "/admin/together/together#Together": Together_303517a91fac491c86540d0bd1c68506,
  "/admin/workflow/review-in-bar#ReviewInBar": ReviewInBar_bddc4a74c8c1da7a65d63d15c14f8309,
  "/admin/schedule/schedule#Schedule": Schedule_267211370ef83d090449d371c052b8c1,
  "/plugins/comments/admin/comments#Comments": Comments_a7983c8ef7dfe9748a54638dcd7c6099,
  "/plugins/releases/admin/membership-panel#MembershipPanel": MembershipPanel_b1ab1b6f980d1f7af236df62ec898a88,
  "/plugins/sharing/admin/share-panel#ShareInBar": ShareInBar_1bcba08b924713a64ff19860b64c9cfd,
  "/plugins/translations/admin/translation#Translation": Translation_dfa20494da3ea4197d33a5da24efeb31,
  "/plugins/writer/admin/writing-help#WritingHelp": WritingHelp_358ff3bb259ba47b7b2f715833876b52,
  "/plugins/checks/admin/checks#Checks": Checks_b8b9194e57a58a0f55ec75ce7600d839,
  "/admin/links/open-linked-field#OpenLinkedField": OpenLinkedField_c64c55733b812b9c75fd506e8c52c70e,
  "/admin/preview/preview-pins#PreviewPins": PreviewPins_3c335c7305325626ef1471270d4c4d06,
  "/admin/publishing/keep-errors#KeepErrors": KeepErrors_3c44c9e4b3640ebb50bbbe11ba200191,
  "/admin/history/history#HistoryKeys": HistoryKeys_0115a53f516f4ddf67205a19718f913c,
  "/admin/rows/row-keys#RowKeys": RowKeys_75cd5e298242f1fb19d9de64f502e529,
  "/admin/rows/new-sections#NewSections": NewSections_a36db108d90cc6356e6370a54d1f7891,
  "/plugins/patterns/admin/save-from-page#SaveFromPage": SaveFromPage_56b1b0736aae64fa743a7f8e0eba35d3,
  "/admin/history/history-items#HistoryItems": HistoryItems_99f341612efebca1b360b0a11adb81a1,
  "/plugins/page-files/admin/download-page#DownloadPage": DownloadPage_ed8ff5cf3e20a8db86cd86b958264400,
  "/plugins/translations/admin/translate-items#TranslateItems": TranslateItems_84214783f73fd98c7bf20293c7e1283e,
  "/plugins/writer/admin/writing-help#WritingHelpItem": WritingHelpItem_358ff3bb259ba47b7b2f715833876b52,
  "/plugins/transfer/admin/offered#SendDocument": SendDocument_ffd97fd73ca36af190bc973aa8fcc461,
  "/plugins/checks/admin/publish-button#CheckedPublishButton": CheckedPublishButton_6b01af7a8e611936687a7d6de8e7bc72,
  "/admin/versions/versions-view#VersionsView": VersionsView_3df661cbc68ba846cfb4dc30d5de8299,
  "/admin/create/create-view#CreateView": CreateView_467f0098b707a9514d32323558d1ef7c,
  "/admin/pictures/picture-select#PictureSelect": PictureSelect_4cb5adbebbc7d869a5588f970b5543ca,
  "/admin/row-label#RowLabel": RowLabel_449c6b7222100a56f1d3fc62b7d6d9c1,
  "/admin/jobs/closing-warning#ClosingWarning": ClosingWarning_54e8b78a00d0e9759ac5ca1960164942,
  "/plugins/newsletter/admin/mail-view#MailView": MailView_a15a38bf34b190703eff890c0ae6e7a7,
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
  "/admin/pictures/pending-file#PendingFile": PendingFile_0612787ee5d2ba0d8a0567fded988f05,
  "/admin/media-list/tags-cell#TagsCell": TagsCell_f4d19c76bb432193797ce6c5e990f653,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/admin/media-list/size-cell#SizeCell": SizeCell_197f18057cb5f3d9cc565b064e108f3f,
  "/admin/history/history#History": History_0115a53f516f4ddf67205a19718f913c,
  "/admin/form-fields/condition-field#ConditionField": ConditionField_1adc9fc241548a2bf14bec4b9ce05b05,
  "/admin/form-fields/condition-value#ConditionValue": ConditionValue_dd19be71b3a789dd1ba6a76cb1363a81,
  "/plugins/redirects/admin/target-cell#TargetCell": TargetCell_991ecfd4af0949d4ffc0537d5752e99f,
  "/plugins/redirects/admin/import-redirects#ImportRedirects": ImportRedirects_1f48f154a709f32a620ff0f6804c0a6f,
  "/plugins/releases/admin/release-panel#ReleasePanel": ReleasePanel_393d9ebdcb61f16358adea0debfd43c9,
  "/plugins/releases/admin/publish-at#PublishAt": PublishAt_917a0bf3954b59ce0c210a326efc1dca,
  "/plugins/sharing/admin/share-panel#SharePanel": SharePanel_1bcba08b924713a64ff19860b64c9cfd,
  "/plugins/transfer/admin/offered#SendRelease": SendRelease_ffd97fd73ca36af190bc973aa8fcc461,
  "/plugins/experiments/admin/experiment-panel#ExperimentPanel": ExperimentPanel_a8f36cb86200a202db8140198527557f,
  "/plugins/link-check/admin/place-cell#PlaceCell": PlaceCell_1b325097b76290cc7208404189ee62c8,
  "/plugins/link-check/admin/check-bar#CheckBar": CheckBar_4dfcae842a424f48fd83df1a690d49f0,
  "/plugins/campaigns/admin/card#Card": Card_45959859aee3d2188a187f0380cc6d3a,
  "/plugins/campaigns/admin/brief-view#BriefView": BriefView_9626becfc8eafd7ee6774d467d86f9f3,
  "/plugins/audit/admin/document-cell#DocumentCell": DocumentCell_eae1858a6b1cf62a8b528dfb90368b94,
  "/plugins/audit/admin/kind-cell#KindCell": KindCell_a0c5c01ec500fdadc85a1c98babd5c53,
  "/plugins/audit/admin/detail-cell#DetailCell": DetailCell_1bce8cff7b67fe19249a66e5e0d09e6b,
  "/plugins/webhooks/admin/webhook-panel#WebhookPanel": WebhookPanel_8c78e1d4d6a16d84a6b1a9754b0dc65d,
  "/plugins/api/admin/key-state-cell#KeyStateCell": KeyStateCell_d9b84213d70d31bbe64c1488cd56e331,
  "/plugins/api/admin/revoke-panel#RevokePanel": RevokePanel_9500fc6ddb66dba27fcdb5b4e0a357f6,
  "/plugins/api/admin/make-key#MakeKey": MakeKey_377e3ba943bc4a2ae65587c70a3dd644,
  "/plugins/transfer/admin/record#Record": Record_35d3e7e41431ac026c09941d8c3009a1,
  "/admin/account/account-proof#CurrentPassword": CurrentPassword_29b3996cd9321a61ac7d0310a4a4e4cb,
  "/admin/account/account-proof#CurrentCode": CurrentCode_29b3996cd9321a61ac7d0310a4a4e4cb,
  "/admin/invitations/invitation#Invitation": Invitation_cbb4890e3524c077bd5e808f9526f017,
  "/admin/sign-in/second-factor#SecondFactor": SecondFactor_d08cae50003b327a26f07bb28b6405c9,
  "/admin/sessions/session-panel#SessionPanel": SessionPanel_36c2a419a7d42f15f7693fef36d12a94,
  "/admin/saving/saving#SavingInBar": SavingInBar_ac45e2960c38da9dd6f3ba51aa780e6e,
  "/admin/invitations/invite#Invite": Invite_dd6bd7d64f45a2f6b4549f3c1fb38115,
  "/admin/publishing/publish-control#PublishControl": PublishControl_ca8db938d761ded189bbefe50c9cd1d2,
  "/admin/examples/example-notice#ExampleNotice": ExampleNotice_0dedaa01e0a344076b8b9e9e0e97628d,
  "/admin/page-first/design-toggle#DesignToggle": DesignToggle_d6c9255f4b2acc8541067266f7a3dce8,
  "/admin/pasted/paste-cells#PasteCells": PasteCells_dc16546ce63332e42ceaaeeae8d22083,
  "/admin/skip-links/skip-links#SkipLinks": SkipLinks_703444cfe25c8eb8e23cf38b38fa6334,
  "/admin/menu/open-menu#OpenMenu": OpenMenu_c1e847d8782c6844acb15a8452e43fa8,
  "/admin/environment/environment#EnvironmentBar": EnvironmentBar_c68b3938bc036e3607b557f5b19ddc86,
  "/plugins/palette/admin/palette-with-places#PaletteWithPlaces": PaletteWithPlaces_1d758a7a4fadc7ca09edd87c5fada165,
  "/admin/graphics#Icon": Icon_5ab6c8c2e4a4eac151adeb977454f709,
  "/admin/graphics#Logo": Logo_5ab6c8c2e4a4eac151adeb977454f709,
  "/plugins/palette/admin/palette-button#PaletteButton": PaletteButton_bf1cca0e42323a8dc2db1b89caeb1c3e,
  "/plugins/notifications/admin/bell#Bell": Bell_e02d70a8763b02f94f0db15cf2358597,
  "/plugins/tour/admin/tour#Tour": Tour_318877bc8befab37a9c2c5d318a43e79,
  "/admin/doors/menu#Menu": Menu_8a95cfd94c9bf2d6ca84bf11bb334fce,
  "/admin/shortcuts/shortcuts#Shortcuts": Shortcuts_d741e676afd73750759b02fe8e574459,
  "/admin/names/accessible-names#AccessibleNames": AccessibleNames_77525df6815660af1bc7e6b459418483,
  "/admin/dialogs/safe-first#SafeFirst": SafeFirst_e04d74fd6e439da28fadcb3e8d7eeff8,
  "/admin/skip-links/new-view#NewView": NewView_2b05512042cf58c4e9eb33748a9aec74,
  "/admin/session-ended/staff-cookie#StaffCookie": StaffCookie_3d7e26c024b4e7db8494f6a2ff4589fa,
  "/admin/session-ended/session-ended#SessionEnded": SessionEnded_37d0e635e700288a08b7996146dbbcbe,
  "/admin/pasted/clean-paste#CleanPaste": CleanPaste_e8f9b70eb3fc4bd01370f26123f3a67d,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/admin/dashboard/dashboard#Dashboard": Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c,
  "/admin/doors/places-view#SettingsView": SettingsView_799dba2e8f7ea13c5449b71ecb1a8292,
  "/admin/doors/places-view#ActivityView": ActivityView_799dba2e8f7ea13c5449b71ecb1a8292,
  "/admin/sign-in/login-view#LoginView": LoginView_4496d61cda259c301ecc0fcfc676e01d,
  "/admin/sign-in/choose-password-view#ChoosePasswordView": ChoosePasswordView_d8979e6578097bc65ac746d04a29c80e,
  "/admin/account/new-address-view#NewAddressView": NewAddressView_4a3214f7766119fff22146d7e7cc7125,
  "/plugins/inbox/admin/inbox-view#InboxView": InboxView_b42704bd5dfd1f7ccc18967e139b79a3,
  "/plugins/translations/admin/translations-view#TranslationsView": TranslationsView_dc99c47f63a20adfd151f977b5eb677f,
  "/plugins/backups/admin/backups-view#BackupsView": BackupsView_5fe4154f4392e7706de2beaecf6433be,
  "/plugins/transfer/admin/send-view#SendView": SendView_7786d0bd62c7525489e30ea9d56e0c6d,
  "/plugins/tables/admin/import-view#ImportView": ImportView_3d3e7eb49fd05482ec06824395083b0a,
  "/plugins/find-replace/admin/replace-view#ReplaceView": ReplaceView_69a8eb1d0124ca4b6e036e5fa1a31e7a,
  "/plugins/plan/admin/plan-view#PlanView": PlanView_e5dca1a85a2d826d403360e6106760f7,
  "/plugins/health/admin/health-view#HealthView": HealthView_6aaa1312359f0c0e6fe46770bbae89ef,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/plugins/inbox/admin/on-dashboard#onDashboard": onDashboard_46af99813ee7c0bd7f29276a67ccea67,
  "/plugins/inbox/admin/new-badge#NewBadge": NewBadge_63495d8cbc017ab8f179218dd114f388,
  "/plugins/link-check/admin/on-dashboard#onDashboard": onDashboard_f9ec1ea80677996569ce224de5a0728b,
  "/plugins/statistics/admin/on-dashboard#onDashboard": onDashboard_d5ee663aee3ca1b72dd0c572846298b4,
  "/plugins/markdown/admin/on-dashboard#onDashboard": onDashboard_54011e3619e2edec1c9730612a972281,
  "/plugins/notifications/admin/on-dashboard#onDashboard": onDashboard_2a51750395cb1e714a7d1d71e997192d,
  "/plugins/crm/admin/on-dashboard#onDashboard": onDashboard_136b5644e0b1eaa4718e887f17f1c0a6,
  "/plugins/backups/admin/on-dashboard#onDashboard": onDashboard_236f1f20a1aeda2fe56c92151826396f
}
