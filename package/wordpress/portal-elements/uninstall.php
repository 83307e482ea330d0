<?php
/**
 * Removes the settings when the plugin is deleted.
 *
 * @package PortalElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'portal_elements' );
