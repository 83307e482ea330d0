<?php
/**
 * Plugin Name:       Portal Elements
 * Description:       A developer portal in your pages: a block and a shortcode for each tag of Portal Elements.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       portal-elements
 * Domain Path:       /languages
 *
 * @package PortalElements
 */

namespace PortalElements;

defined( 'ABSPATH' ) || exit;

/** Name of the option that has all settings. */
const OPTION = 'portal_elements';
const HANDLE = 'portal-elements';
const FILE   = __FILE__;

require_once __DIR__ . '/includes/tags.php';
require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/kit.php';
require_once __DIR__ . '/includes/element.php';
require_once __DIR__ . '/includes/shortcodes.php';
require_once __DIR__ . '/includes/blocks.php';

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings-page.php';
}

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'portal-elements', false, dirname( plugin_basename( FILE ) ) . '/languages' );
	}
);
